# Not tried on a Mac yet. It builds what is checked out in a folder of yours:
#   HOMEBREW_SKINSCOPE=$PWD brew install --HEAD --formula docs/packaging/skinscope.rb
# For a tap, give it the `url` and `sha256` of a release.
class Skinscope < Formula
  desc "Previewer of iOS skin packs in the terminal"
  homepage "https://skinscope.invalid"
  license "MIT"
  head ENV.fetch("HOMEBREW_SKINSCOPE", "."), using: :git, branch: "main"

  depends_on xcode: ["16.3", :build]
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

  def install
    ENV.append_path "PATH", Formula["ncurses"].opt_bin
    system "make", "install", "PREFIX=#{prefix}", "SWIFT=swift", "RELEASE_FLAGS=--disable-sandbox " \
      "-Xcc -I#{Formula["ncurses"].opt_include} -Xlinker -L#{Formula["ncurses"].opt_lib}"
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
