import Diagnostics
import Packs
import Texts

/// `image-scale-mismatch`: scales of one image whose sizes are not in proportion.
///
/// The picture at @3x has half as many pixels again as that at @2x, to within one pixel; else the image has another
/// size, or another shape, on another phone. Export both from one drawing.
///
/// Found:
///
/// ```json
/// files: default.bundle/top@2x.png=40x40 default.bundle/top@3x.png=40x40
/// {"default": {"Image": {"顶部图片": "⟦top.png"}}}
/// ```
///
/// Fine:
///
/// ```json
/// files: default.bundle/top@2x.png=41x40 default.bundle/top@3x.png=62x60
/// {"default": {"Image": {"顶部图片": "top.png"}}}
/// ```
enum ImageScaleMismatchRule: Rule {
  static let code = DiagnosticCode.imageScaleMismatch

  static func check(_ skin: LintedSkin, in pack: LintSubject) -> [Diagnostic] {
    guard let pictures = pack.pictures else { return [] }
    let places = ImagePlaces(skin, in: pack)
    return places.images.compactMap { image in
      let sized = image.files.filter { $0.hasScale && !$0.isForPad }.compactMap { file in
        Sized(file.file, pictures)
      }
      guard let largest = sized.max(by: { $0.file.scale < $1.file.scale }),
        let other = sized.first(where: { !$0.isInProportion(to: largest) })
      else { return nil }
      let text = ImageText.scaleMismatch(
        other.file.name, width: other.width, height: other.height, than: largest.file.name,
        largerWidth: largest.width, largerHeight: largest.height)
      return places.finding(code, of: other.file, in: image, text)
    }
  }

  private struct Sized {
    let file: ImageFile
    let width: Int
    let height: Int

    init?(_ file: ImageFile, _ pictures: any PictureReading) {
      guard case .size(let width, let height) = pictures.report(on: file) else { return nil }
      (self.file, self.width, self.height) = (file, width, height)
    }

    /// Whether this is the other one at a smaller scale, to within a pixel.
    func isInProportion(to other: Sized) -> Bool {
      func fits(_ mine: Int, _ its: Int) -> Bool {
        abs(Double(mine) - Double(its) * Double(file.scale) / Double(other.file.scale)) <= 1
      }
      return fits(width, other.width) && fits(height, other.height)
    }
  }
}
