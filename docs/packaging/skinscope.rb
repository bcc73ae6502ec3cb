# Not tried on a Mac yet. README.md in this folder says how it comes into a tap, without which Homebrew takes no formula.
class Skinscope < Formula
  desc "Previewer of iOS skin packs in the terminal"
  # A published tap needs a line `homepage` with the address of the project's page, and `url` and `sha256` of a release.
  license "MIT"
  # In the place of the word between the two @ comes the folder of a checkout, or behind `head` the address of a repository.
  head "file://@CHECKOUT@", using: :git, branch: "main"

  # The first Xcode with Swift 6.2.
  depends_on xcode: ["26.0", :build]
  depends_on "expat"
  depends_on "giflib"
  depends_on "jpeg-turbo"
  depends_on "librsvg"
  depends_on "libspng"
  depends_on "libzip"
  depends_on macos: :sequoia
  depends_on "ncurses"
  depends_on "utf8proc"
  depends_on "webp"

  # Those that are compiled and linked against. Swift looks into none of Homebrew's folders by itself.
  LIBRARIES = %w[ncurses expat giflib jpeg-turbo libspng libzip utf8proc webp].freeze

  def install
    places = LIBRARIES.map { |name| Formula[name] }
    flags = places.flat_map { |at| ["-Xcc", "-I#{at.opt_include}", "-Xlinker", "-L#{at.opt_lib}"] }
    # Swift's own sandbox cannot begin within Homebrew's, and no packages are to be installed from within a build.
    system "make", "install", "PREFIX=#{prefix}", "SETUP=none", "FLAGS=--disable-sandbox #{flags.join(" ")}"
  end

  test do
    (testpath/"CJSkin.plist").write <<~XML
      <plist version="1.0"><dict><key>default</key><dict><key>Color</key><dict>
        <key>view.background</key><string>0x336699</string>
      </dict></dict></dict></plist>
    XML
    assert_match "#336699", shell_output("#{bin}/skinscope show default .")
    assert_match "midnight", shell_output("#{bin}/skinscope list")
  end
end
