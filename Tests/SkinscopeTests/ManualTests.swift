import Screens
import Testing
import Texts

@testable import skinscope

@Suite("The manual") struct ManualTests {
  private func page(_ language: Language) -> [String] {
    ManualPage(language: language).text.description.split(separator: "\n").map(String.init)
  }

  @Test("It has every command, option, value, key and example", arguments: Language.allCases)
  func everythingIsThere(_ language: Language) {
    let text = ManualPage(language: language).text
    for command in CommandName.allCases {
      #expect(text.contains(#"\fB\#(command.rawValue)\fR"#))
      for example in command.examples { #expect(text.contains(Roff.escaped(example.line).description)) }
      for format in command.formats { #expect(text.contains(#"\fB\#(format)\fR"#)) }
    }
    for option in OptionName.told {
      #expect(
        text.contains(#"\fB"# + Roff.escaped(SafeText(option.spelling)).description + #"\fR"#), "\(option)")
      for command in CommandName.allCases where command.ownOptions.contains(option) {
        let summary = Roff.marked(option.summary(for: command).text(in: language))
        #expect(text.contains(summary.description), "\(option) of \(command)")
      }
    }
    for row in KeyTable.rows { #expect(text.contains(Roff.escaped(row.keys).description), "\(row.keys)") }
    #expect(!text.contains(#"\-\-words"#))
  }

  @Test("Its sections stand in the usual order")
  func sections() {
    let headings = page(.english).filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(5).dropLast() }
    #expect(
      headings == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "KEYS", "FILES", "ENVIRONMENT",
        "EXIT STATUS",
        "EXAMPLES", "SEE ALSO",
      ])
    #expect(page(.simplifiedChinese).filter { $0.hasPrefix(".SH ") }.count == headings.count)
  }

  @Test("No line of text is taken for an order, and none is empty")
  func noLineIsAnOrder() {
    let orders = [".TH", ".nh", ".ad", ".SH", ".SS", ".PP", ".TP", ".RS", ".RE", ".EX", ".EE", ".br"]
    for language in Language.allCases {
      for line in page(language) where line.hasPrefix(".") || line.hasPrefix("'") {
        #expect(orders.contains { line == $0 || line.hasPrefix($0 + " ") }, "\(line)")
      }
    }
  }

  @Test(
    "Text comes out of the formatter as it went in",
    arguments: [
      ("a-b", #"a\-b"#), (#"\n"#, #"\en"#), ("it's", #"it\(aqs"#), ("`x-y` z", #"\fBx\-y\fR z"#),
      ("~^", #"\(ti\(ha"#),
      ("\"q\"", #"\(dqq\(dq"#), ("皮肤。x", #"皮\:肤。\:x"#), ("", ""),
    ] as [(SafeText, String)])
  func text(_ text: SafeText, _ written: String) {
    #expect(Roff.marked(text).description == written)
  }

  @Test(
    "What is typed is bold, and what stands for something else slanted",
    arguments: [
      ("-o, --output FILE", #"\fB\-o\fR, \fB\-\-output\fR \fIFILE\fR"#), ("[PACK]", #"[\fIPACK\fR]"#),
      ("PACK2|SKIN1", #"\fIPACK2\fR|\fISKIN1\fR"#), ("16|8|mono", #"\fB16\fR|\fB8\fR|\fBmono\fR"#),
      ("PACK…", #"\fIPACK\fR..."#), ("80x24", #"\fB80x24\fR"#),
    ] as [(SafeText, String)])
  func typed(_ text: SafeText, _ written: String) {
    #expect(Roff.typed(text).description == written)
  }

  @Test("A line that would be an order begins with nothing")
  func protection() {
    var page = Roff()
    page.words(".x")
    page.words("…")
    page.example("'y")
    #expect(page.text == ".PP\n\\&.x\n.PP\n\\&...\n.RS 4\n.EX\n\\(aqy\n.EE\n.RE\n")
  }
}
