import Diagnostics
import Texts

extension CodeText {
  /// What a code is about.
  public init(_ code: DiagnosticCode) {
    switch code {
    case .plistSyntax: self.init("A file cannot be read.", "文件无法读取。")
    case .noSkins: self.init("The plist holds no skin.", "plist 中没有皮肤。")
    case .missingDefault:
      self.init("There is no skin to which all others fall back.", "缺少供其他皮肤后备的 default。")
    case .limitExceeded: self.init("A file passes a limit of Skinscope.", "文件超出 Skinscope 的限制。")
    case .zipRefused: self.init("A zip cannot be used.", "zip 不可用。")
    case .downloadFailed: self.init("A download failed.", "下载失败。")
    case .colorCrashesApp: self.init("A colour ends the app.", "颜色值会使 App 崩溃。")
    case .fontSizeCrashesApp: self.init("A font's size ends the app.", "字号会使 App 崩溃。")
    case .keyCrashesApp: self.init("A key ends the app.", "键名会使 App 崩溃。")
    case .colorUnreadable: self.init("The app reads no colour, or nonsense.", "App 读不出颜色，或读错。")
    case .valueType: self.init("A value has the wrong type.", "值的类型不对。")
    case .imageMissing: self.init("There is no such image.", "找不到图片。")
    case .imageUnreadable: self.init("An image file cannot be shown.", "图片文件无法显示。")
    case .imageExtensionNeeded: self.init("An image is found only with its extension.", "图片须写扩展名才能找到。")
    case .imageNameCase: self.init("An image's name differs in case.", "图片名大小写不一致。")
    case .imageNameAmbiguous: self.init("A name is part of several images' names.", "多个图片名都含有该名。")
    case .imageScaleMissing: self.init("An image lacks a scale.", "图片缺少某种倍率。")
    case .imageScaleMismatch: self.init("The scales of an image differ in shape.", "图片各倍率尺寸不成比例。")
    case .imageURLInsecure: self.init("iOS blocks an image's link.", "图片链接会被 iOS 拦截。")
    case .missingKey: self.init("A skin lacks a key of default.", "皮肤缺少 default 中的键。")
    case .extraKey: self.init("default lacks a key of a skin.", "皮肤的键在 default 中没有。")
    case .unknownSection: self.init("A section's name is nearly right.", "分区名写错。")
    case .emptySkin: self.init("A skin has no entry.", "皮肤没有条目。")
    case .duplicateKey: self.init("A key is written more than once.", "键重复出现。")
    case .bundleWithoutSkin: self.init("A bundle or folder belongs to no skin.", "资源包或文件夹没有对应的皮肤。")
    case .bundleInZip: self.init("A bundle in a zip is never read.", "zip 中的 bundle 不会被读取。")
    case .colorReaderDiffers: self.init("The two libraries read a colour differently.", "两个库对颜色的读法不同。")
    case .fontSizeOdd: self.init("A font's size is odd.", "字号不寻常。")
    case .fontUnknown: self.init("No iOS ships a font of that name.", "iOS 没有这个名称的字体。")
    case .contrastLow: self.init("A text is hard to read on its ground.", "文字与底色对比度不足。")
    case .statesIndistinct: self.init("Two states look alike.", "两种状态难以区分。")
    case .mapUnknown: self.init("Skinscope.plist names what is not.", "Skinscope.plist 中有不存在的名称。")
    case .switchImageIgnored: self.init("iOS draws no image on a switch.", "iOS 不在开关上显示图片。")
    case .unusedImage: self.init("Nothing uses an image.", "图片没有被使用。")
    case .roleUnbound: self.init("No key paints a part of the screen.", "屏幕的某部分没有对应的键。")
    case .nearDuplicateColor: self.init("Two colours differ by less than is seen.", "两种颜色几乎相同。")
    case .sameInAllSkins: self.init("A key has one value in all skins.", "键在所有皮肤里值相同。")
    }
  }
}
