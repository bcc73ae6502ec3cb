import TestSupport
import Testing

@testable import Packs

@Suite("The memory of packs")
struct PackMemoryTests {
  @Test("What is kept of a pack comes back by every way to name it, and of no other")
  func keeping() throws {
    let folder = try TemporaryFolder()
    try folder.write("pack/CJSkin.plist", "")
    let memory = PackMemory(folder: folder.path + "/state/below/skinscope")
    let pack = PackSource.folder(path: folder.path + "/pack")
    #expect(memory.words(of: pack).isEmpty)
    memory.keep(["skin": "青瓷 \"a\"", "page": "work"], of: pack)
    memory.keep(["skin": "other"], of: .folder(path: folder.path))
    #expect(memory.words(of: pack) == ["skin": "青瓷 \"a\"", "page": "work"])
    #expect(memory.words(of: .folder(path: folder.path + "/./pack/../pack")) == memory.words(of: pack))
    #expect(memory.words(of: .file(path: folder.path + "/pack/CJSkin.plist")) == memory.words(of: pack))
    #expect(memory.words(of: .file(path: folder.path + "/pack/Other.plist")).isEmpty)
    memory.keep(["page": "palette"], of: pack)
    #expect(memory.words(of: pack) == ["page": "palette"])
    #expect(memory.words(of: .folder(path: folder.path)) == ["skin": "other"])
  }

  @Test(
    "A broken file is as none, and the next view is kept all the same",
    arguments: ["", "{", "[1, 2]", "{\"packs\": 7}", "{\"packs\": [7, {}, {\"pack\": []}]}", "\u{0}\u{0}"])
  func broken(text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("packs.json", text)
    let memory = PackMemory(folder: folder.path)
    let pack = PackSource.folder(path: folder.path)
    #expect(memory.words(of: pack).isEmpty)
    memory.keep(["skin": "night"], of: pack)
    #expect(memory.words(of: pack) == ["skin": "night"])
  }

  @Test("A place that cannot be written is no failure")
  func unwritable() {
    let memory = PackMemory(folder: "/proc/skinscope")
    memory.keep(["skin": "night"], of: .folder(path: "/"))
    #expect(memory.words(of: .folder(path: "/")).isEmpty)
  }

  @Test("The packs looked at last are kept, not all that ever were")
  func limits() throws {
    let folder = try TemporaryFolder()
    let memory = PackMemory(folder: folder.path)
    for number in 0..<203 { memory.keep(["skin": "\(number)"], of: .folder(path: "/no/\(number)")) }
    #expect(memory.words(of: .folder(path: "/no/2")).isEmpty)
    #expect(memory.words(of: .folder(path: "/no/3")) == ["skin": "3"])
    #expect(memory.words(of: .folder(path: "/no/202")) == ["skin": "202"])
  }

  @Test("It is kept where the XDG rules say")
  func folders() {
    #expect(PackMemory.folder(variables: ["XDG_STATE_HOME": "/s", "HOME": "/h"]) == "/s/skinscope")
    #expect(
      PackMemory.folder(variables: ["XDG_STATE_HOME": "s", "HOME": "/h"]) == "/h/.local/state/skinscope")
    #expect(PackMemory.folder(variables: ["XDG_STATE_HOME": ""]) == nil)
  }
}
