import Theming

@MainActor
enum ChangingSkinsExample {
  // example: Changing
  static func useNight() -> String {
    do throws(SkinError) {
      try SkinService.shared.changeSkin(to: "night")
      return "night it is"
    } catch .unknownSkin(let name) {
      return "there is no \(name)"
    } catch {
      return "\(error)"
    }
  }
  // end

  // example: Updating
  static func installSpring(_ done: @escaping @MainActor (String) -> Void) {
    let update: SkinUpdate = [
      "spring": SkinEntries(
        colors: ["title colour": "0x336633"], fonts: ["title": .init(name: "", size: "18")])
    ]
    SkinService.shared.updateSkins(update) { result in
      switch result {
      case .success: done("spring is there")
      case .failure(let error): done("\(error)")
      }
    }
  }
  // end
}
