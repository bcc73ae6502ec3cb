import Testing
import Texts

@testable import Preview

@MainActor @Suite("What is copied may be pasted into a shell")
struct PreviewCopyTests {
  private func bench(_ value: String) throws -> PreviewBench {
    let json = "{\"default\": {\"Color\": {\"label.body\": \(JSONValue.string(value).text(linesDownTo: 0))}}}"
    let bench = try PreviewBench(json, columns: 120, rows: 40)
    bench.previewer.state.scene.selectedRole = .labelBody
    return bench
  }

  @Test(
    "A value of more than a line, or with what is not seen in it, is copied written out, and that is said")
  func hostile() throws {
    for (value, copied) in [
      ("#123456\nreboot\n", "#123456␊reboot␊"), ("0x1122\u{202E}33\u{200B}", "0x1122‹U+202E›33‹U+200B›"),
      ("\u{1B}]52;c;\u{7}", "␛]52;c;␇"),
    ] {
      let bench = try bench(value)
      #expect(bench.type("y") == .copy(SafeText(escaped: copied)))
      #expect(bench.message.hasPrefix("copied, what cannot be seen written out: "), "\(bench.message)")
    }
  }

  @Test("A usual value is copied as it is, one without an end not at all")
  func edges() throws {
    let most = Limits.Copy.byteCount
    for (value, isCopied) in [
      ("#123456", true), (String(repeating: "a", count: most), true),
      (String(repeating: "a", count: most + 1), false),
    ] {
      let bench = try bench(value)
      #expect(bench.type("y") == (isCopied ? .copy(SafeText(value)) : nil))
      #expect(bench.message.hasPrefix(isCopied ? "copied " : "not copied: the value has more than 4 KiB"))
    }
  }
}
