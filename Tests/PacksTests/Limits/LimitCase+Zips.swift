import Diagnostics
import Texts

@testable import Packs

/// SPEC's limits of zips.
extension LimitCase {
  private typealias Entry = ZipBuilder.Entry

  static let zips = [
    LimitCase(
      subject: "zip file", limit: "256 MiB", told: Told(code, ZipText.fileSize(mebibytes: 256)),
      under: { look(through: behindZeros(to: Limits.Zip.byteCount)) },
      over: { look(through: behindZeros(to: Limits.Zip.byteCount + 1)) }),
    LimitCase(
      subject: "all that a zip holds, unpacked", limit: "256 MiB",
      told: Told(code, ZipText.unpackedSize(mebibytes: 256)),
      under: { look(through: announcing([128 << 20, 128 << 20])) },
      over: { look(through: announcing([128 << 20, 128 << 20 + 1])) }),
    LimitCase(
      subject: "plist in a zip", limit: "64 MiB",
      told: Told(code, ZipText.memberSize("CJSkin.plist", mebibytes: 64)),
      // It is not as long as it says, which is found out by unpacking it.
      under: {
        open(announcing([Limits.Plist.byteCount])) == ZipText.damaged("CJSkin.plist").english.description
          ? nil : ""
      },
      over: { open(announcing([Limits.Plist.byteCount + 1])) }),
    LimitCase(
      subject: "entries of a zip", limit: "10 000", told: Told(code, ZipText.entries(10_000)),
      under: { look(through: ZipBuilder((0..<10_000).map { Entry("\($0)") }).bytes) },
      over: { look(through: ZipBuilder((0...10_000).map { Entry("\($0)") }).bytes) }),
    LimitCase(
      subject: "paths that leave the zip", limit: "none", told: Told(refused, ZipText.leavesPack("a/../b")),
      under: { look(through: ZipBuilder([Entry("a/..b")]).bytes) },
      over: { look(through: ZipBuilder([Entry("a/../b")]).bytes) }),
    LimitCase(
      subject: "links in a zip", limit: "none", told: Told(refused, ZipText.link("a")),
      under: { look(through: ZipBuilder([Entry("a").with { $0.mode = 0o100777 }]).bytes) },
      over: { look(through: ZipBuilder([Entry("a").with { $0.mode = 0o120777 }]).bytes) }),
    LimitCase(
      subject: "encrypted files in a zip", limit: "none", told: Told(refused, ZipText.encrypted("a")),
      under: { look(through: ZipBuilder([Entry("a").with { $0.flags = 0 }]).bytes) },
      over: { look(through: ZipBuilder([Entry("a").with { $0.flags = 1 }]).bytes) }),
  ]

  private static let refused = DiagnosticCode.zipRefused.rawValue

  private static func look(through bytes: [UInt8]) -> String? {
    do throws(ZipFailure) {
      _ = try ZipArchive(bytes)
      return nil
    } catch {
      return error.text.english.description
    }
  }

  private static func open(_ bytes: [UInt8]) -> String? {
    do throws(PackError) {
      _ = try Pack.open(bytes, of: .file(path: "a.zip"), file: "a.zip")
      return nil
    } catch {
      return error.diagnostic.message.text(in: .english).description
    }
  }

  /// A zip with zeros in front of it.
  private static func behindZeros(to count: Int) -> [UInt8] {
    var builder = ZipBuilder([Entry("CJSkin.plist", "{}")])
    builder.prefix = [UInt8](repeating: 0, count: count - builder.bytes.count)
    return builder.bytes
  }

  /// A zip whose files are as long as it says, by its own words.
  private static func announcing(_ sizes: [Int]) -> [UInt8] {
    ZipBuilder(
      sizes.enumerated().map { index, size in
        Entry(index == 0 ? "CJSkin.plist" : "\(index)", "{}").with { $0.announcedByteCount = size }
      }
    ).bytes
  }
}
