extension IOSFonts {
  /// Each family with the own (PostScript) names of its fonts: what `UIFont.familyNames` and
  /// `UIFont.fontNames(forFamilyName:)` give on iOS 8 to 18, joined, the families that later versions dropped among
  /// them. Apple publishes the families at developer.apple.com/fonts/system-fonts.
  static let table = """
    Academy Engraved LET = AcademyEngravedLetPlain
    Al Nile = AlNile AlNile-Bold
    American Typewriter = AmericanTypewriter AmericanTypewriter-Light AmericanTypewriter-Semibold \
    AmericanTypewriter-Bold AmericanTypewriter-Condensed AmericanTypewriter-CondensedLight \
    AmericanTypewriter-CondensedBold
    Apple Color Emoji = AppleColorEmoji
    Apple SD Gothic Neo = AppleSDGothicNeo-Regular AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight \
    AppleSDGothicNeo-Light AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Bold \
    AppleSDGothicNeo-ExtraBold AppleSDGothicNeo-Heavy
    Apple Symbols = AppleSymbols
    Arial = ArialMT Arial-ItalicMT Arial-BoldMT Arial-BoldItalicMT
    Arial Hebrew = ArialHebrew ArialHebrew-Light ArialHebrew-Bold
    Arial Rounded MT Bold = ArialRoundedMTBold
    Avenir = Avenir-Book Avenir-Roman Avenir-BookOblique Avenir-Oblique Avenir-Light Avenir-LightOblique \
    Avenir-Medium Avenir-MediumOblique Avenir-Heavy Avenir-HeavyOblique Avenir-Black Avenir-BlackOblique
    Avenir Next = AvenirNext-Regular AvenirNext-Italic AvenirNext-UltraLight AvenirNext-UltraLightItalic \
    AvenirNext-Medium AvenirNext-MediumItalic AvenirNext-DemiBold AvenirNext-DemiBoldItalic AvenirNext-Bold \
    AvenirNext-BoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic
    Avenir Next Condensed = AvenirNextCondensed-Regular AvenirNextCondensed-Italic \
    AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic AvenirNextCondensed-Medium \
    AvenirNextCondensed-MediumItalic AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic \
    AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic AvenirNextCondensed-Heavy \
    AvenirNextCondensed-HeavyItalic
    Bangla Sangam MN = BanglaSangamMN BanglaSangamMN-Bold
    Baskerville = Baskerville Baskerville-Italic Baskerville-SemiBold Baskerville-SemiBoldItalic \
    Baskerville-Bold Baskerville-BoldItalic
    Bodoni 72 = BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-BookIta BodoniSvtyTwoITCTT-Bold
    Bodoni 72 Oldstyle = BodoniSvtyTwoOSITCTT-Book BodoniSvtyTwoOSITCTT-BookIt BodoniSvtyTwoOSITCTT-Bold
    Bodoni 72 Smallcaps = BodoniSvtyTwoSCITCTT-Book
    Bodoni Ornaments = BodoniOrnamentsITCTT
    Bradley Hand = BradleyHandITCTT-Bold
    Chalkboard SE = ChalkboardSE-Regular ChalkboardSE-Light ChalkboardSE-Bold
    Chalkduster = Chalkduster
    Charter = Charter-Roman Charter-Italic Charter-Bold Charter-BoldItalic Charter-Black Charter-BlackItalic
    Cochin = Cochin Cochin-Italic Cochin-Bold Cochin-BoldItalic
    Copperplate = Copperplate Copperplate-Light Copperplate-Bold
    Courier = Courier Courier-Oblique Courier-Bold Courier-BoldOblique
    Courier New = CourierNewPSMT CourierNewPS-ItalicMT CourierNewPS-BoldMT CourierNewPS-BoldItalicMT
    Damascus = Damascus DamascusLight DamascusMedium DamascusSemiBold DamascusBold
    Devanagari Sangam MN = DevanagariSangamMN DevanagariSangamMN-Bold
    Didot = Didot Didot-Italic Didot-Bold
    DIN Alternate = DINAlternate-Bold
    DIN Condensed = DINCondensed-Bold
    Diwan Mishafi = DiwanMishafi
    Euphemia UCAS = EuphemiaUCAS EuphemiaUCAS-Italic EuphemiaUCAS-Bold
    Farah = Farah
    Futura = Futura-Medium Futura-MediumItalic Futura-Bold Futura-CondensedMedium Futura-CondensedExtraBold
    Galvji = Galvji Galvji-Bold
    Geeza Pro = GeezaPro GeezaPro-Light GeezaPro-Bold
    Georgia = Georgia Georgia-Italic Georgia-Bold Georgia-BoldItalic
    Gill Sans = GillSans GillSans-Italic GillSans-Light GillSans-LightItalic GillSans-SemiBold \
    GillSans-SemiBoldItalic GillSans-Bold GillSans-BoldItalic GillSans-UltraBold
    Grantha Sangam MN = GranthaSangamMN-Regular GranthaSangamMN-Bold
    Gujarati Sangam MN = GujaratiSangamMN GujaratiSangamMN-Bold
    Gurmukhi MN = GurmukhiMN GurmukhiMN-Bold
    Heiti J = STHeitiJ-Light STHeitiJ-Medium
    Heiti K = STHeitiK-Light STHeitiK-Medium
    Heiti SC = STHeitiSC-Light STHeitiSC-Medium
    Heiti TC = STHeitiTC-Light STHeitiTC-Medium
    Helvetica = Helvetica Helvetica-Oblique Helvetica-Light Helvetica-LightOblique Helvetica-Bold \
    Helvetica-BoldOblique
    Helvetica Neue = HelveticaNeue HelveticaNeue-Italic HelveticaNeue-UltraLight \
    HelveticaNeue-UltraLightItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic HelveticaNeue-Light \
    HelveticaNeue-LightItalic HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Bold \
    HelveticaNeue-BoldItalic HelveticaNeue-CondensedBold HelveticaNeue-CondensedBlack
    Hiragino Kaku Gothic ProN = HiraKakuProN-W3 HiraKakuProN-W6
    Hiragino Maru Gothic ProN = HiraMaruProN-W4
    Hiragino Mincho ProN = HiraMinProN-W3 HiraMinProN-W6
    Hiragino Sans = HiraginoSans-W3 HiraginoSans-W4 HiraginoSans-W5 HiraginoSans-W6 HiraginoSans-W7 \
    HiraginoSans-W8
    Hoefler Text = HoeflerText-Regular HoeflerText-Italic HoeflerText-Black HoeflerText-BlackItalic
    Impact = Impact
    Iowan Old Style = IowanOldStyle-Roman IowanOldStyle-Italic IowanOldStyle-Bold IowanOldStyle-BoldItalic
    Kailasa = Kailasa Kailasa-Bold
    Kannada Sangam MN = KannadaSangamMN KannadaSangamMN-Bold
    Kefa = Kefa-Regular
    Khmer Sangam MN = KhmerSangamMN
    Kohinoor Bangla = KohinoorBangla-Regular KohinoorBangla-Light KohinoorBangla-Semibold
    Kohinoor Devanagari = KohinoorDevanagari-Regular KohinoorDevanagari-Book KohinoorDevanagari-Light \
    KohinoorDevanagari-Medium KohinoorDevanagari-Semibold
    Kohinoor Gujarati = KohinoorGujarati-Regular KohinoorGujarati-Light KohinoorGujarati-Bold
    Kohinoor Telugu = KohinoorTelugu-Regular KohinoorTelugu-Light KohinoorTelugu-Medium
    Lao Sangam MN = LaoSangamMN
    Malayalam Sangam MN = MalayalamSangamMN MalayalamSangamMN-Bold
    Marion = Marion-Regular Marion-Italic Marion-Bold
    Marker Felt = MarkerFelt-Thin MarkerFelt-Wide
    Menlo = Menlo-Regular Menlo-Italic Menlo-Bold Menlo-BoldItalic
    Mishafi = DiwanMishafi
    Mukta Mahee = MuktaMahee-Regular MuktaMahee-Light MuktaMahee-Bold
    Myanmar Sangam MN = MyanmarSangamMN MyanmarSangamMN-Bold
    Noteworthy = Noteworthy-Light Noteworthy-Bold
    Noto Nastaliq Urdu = NotoNastaliqUrdu NotoNastaliqUrdu-Bold
    Noto Sans Kannada = NotoSansKannada-Regular NotoSansKannada-Light NotoSansKannada-Bold
    Noto Sans Myanmar = NotoSansMyanmar-Regular NotoSansMyanmar-Light NotoSansMyanmar-Bold
    Noto Sans Oriya = NotoSansOriya NotoSansOriya-Bold
    Optima = Optima-Regular Optima-Italic Optima-Bold Optima-BoldItalic Optima-ExtraBlack
    Oriya Sangam MN = OriyaSangamMN OriyaSangamMN-Bold
    Palatino = Palatino-Roman Palatino-Italic Palatino-Bold Palatino-BoldItalic
    Papyrus = Papyrus Papyrus-Condensed
    Party LET = PartyLetPlain
    PingFang HK = PingFangHK-Regular PingFangHK-Ultralight PingFangHK-Thin PingFangHK-Light PingFangHK-Medium \
    PingFangHK-Semibold
    PingFang MO = PingFangMO-Regular PingFangMO-Ultralight PingFangMO-Thin PingFangMO-Light PingFangMO-Medium \
    PingFangMO-Semibold
    PingFang SC = PingFangSC-Regular PingFangSC-Ultralight PingFangSC-Thin PingFangSC-Light PingFangSC-Medium \
    PingFangSC-Semibold
    PingFang TC = PingFangTC-Regular PingFangTC-Ultralight PingFangTC-Thin PingFangTC-Light PingFangTC-Medium \
    PingFangTC-Semibold
    Rockwell = Rockwell-Regular Rockwell-Italic Rockwell-Bold Rockwell-BoldItalic
    Savoye LET = SavoyeLetPlain
    Sinhala Sangam MN = SinhalaSangamMN SinhalaSangamMN-Bold
    Snell Roundhand = SnellRoundhand SnellRoundhand-Bold SnellRoundhand-Black
    STIX Two Math = STIXTwoMath-Regular
    STIX Two Text = STIXTwoText STIXTwoText-Italic STIXTwoText_Medium STIXTwoText-Italic_Medium-Italic \
    STIXTwoText_SemiBold STIXTwoText-Italic_SemiBold-Italic STIXTwoText_Bold STIXTwoText-Italic_Bold-Italic
    Superclarendon = Superclarendon-Regular Superclarendon-Italic Superclarendon-Light \
    Superclarendon-LightItalic Superclarendon-Bold Superclarendon-BoldItalic Superclarendon-Black \
    Superclarendon-BlackItalic
    Symbol = Symbol
    Tamil Sangam MN = TamilSangamMN TamilSangamMN-Bold
    Telugu Sangam MN = TeluguSangamMN TeluguSangamMN-Bold
    Thonburi = Thonburi Thonburi-Light Thonburi-Bold
    Times New Roman = TimesNewRomanPSMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldMT \
    TimesNewRomanPS-BoldItalicMT
    Trebuchet MS = TrebuchetMS TrebuchetMS-Italic TrebuchetMS-Bold Trebuchet-BoldItalic
    Verdana = Verdana Verdana-Italic Verdana-Bold Verdana-BoldItalic
    Zapf Dingbats = ZapfDingbatsITC
    Zapfino = Zapfino
    """

  /// Names that iOS knows and lists in no family: full names that their fonts' own do not tell, and names of old that
  /// still find the font that took the place.
  static let aliases = [
    "Arial Bold", "Arial Italic", "Arial Bold Italic", "Times New Roman Bold", "Times New Roman Italic",
    "Times New Roman Bold Italic", "Courier New Bold", "Courier New Italic", "Courier New Bold Italic",
    "Trebuchet MS Bold", "Trebuchet MS Italic", "Trebuchet MS Bold Italic",
    "Bodoni 72 Book", "Bodoni 72 Book Italic", "Bodoni 72 Bold", "Bradley Hand Bold", "Kefa Regular",
    "DB LCD Temp", "DBLCDTempBlack", "Hiragino Kaku Gothic ProN W3", "Hiragino Kaku Gothic ProN W6",
    "Hiragino Mincho ProN W3", "Hiragino Mincho ProN W6", "Hiragino Sans W3", "Hiragino Sans W6",
    "Heiti SC Light", "Heiti SC Medium", "Heiti TC Light", "Heiti TC Medium", "TimesNewRoman", "CourierNew",
    "Times", "Times-Roman", "Helvetica Neue UltraLight", "HelveticaNeue-Regular",
  ]
}
