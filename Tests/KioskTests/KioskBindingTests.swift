import Testing
import Texts

@testable import Kiosk

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite struct KioskBindingTests {
  @Test func whereAllIsBoundThereIsNothingToTell() {
    #expect(KioskBinding().gaps.isEmpty)
  }

  @Test func whatTheKernelLacksIsTold() {
    let reason = String(cString: strerror(ENOSYS))
    #expect(KioskBinding(files: ENOSYS).gaps == [.noLandlock(reason: reason)])
    #expect(KioskBinding(calls: ENOSYS).gaps == [.noSeccomp(reason: reason)])
    #expect(KioskBinding(calls: KioskBinding.noLibrary).gaps == [.noLibseccomp])
    #expect(KioskBinding(limits: EPERM).gaps == [.limitsNotSet(reason: String(cString: strerror(EPERM)))])
    #expect(
      KioskBinding(privileges: EPERM, files: ENOSYS, calls: KioskBinding.noLibrary).gaps == [
        .noPrivilegesKept(reason: String(cString: strerror(EPERM))), .noLibseccomp, .noLandlock(reason: reason),
      ])
  }

  @Test func whereNothingCanBeBoundThatIsToldInOneLine() {
    #expect(KioskBinding(privileges: ENOSYS, files: ENOSYS, calls: ENOSYS).gaps == [.notBound])
  }
}

@Suite struct KioskPlacesTests {
  @Test func ofAFolderOnlyItselfIsRead() throws {
    let folder = try ScratchFolder(["packs/pack/", "packs/other/"])
    #expect(KioskPlaces.places(of: folder.path + "/packs/pack") == [folder.path + "/packs/pack"])
  }

  @Test func aFolderThatHoldsNothingButThePackMayBeReadToo() throws {
    let folder = try ScratchFolder(["show/pack/"])
    #expect(KioskPlaces.places(of: folder.path + "/show/pack") == [folder.path + "/show"])
  }

  @Test func besideAHiddenFileThePackIsNotAlone() throws {
    let folder = try ScratchFolder(["show/pack/", "show/.secret"])
    #expect(KioskPlaces.places(of: folder.path + "/show/pack") == [folder.path + "/show/pack"])
  }

  @Test func ofAFileItsFolderIsRead() throws {
    let folder = try ScratchFolder(["show/skins.zip"])
    #expect(KioskPlaces.places(of: folder.path + "/show/skins.zip") == [folder.path + "/show"])
  }

  @Test func linksAreFollowedFirst() throws {
    let folder = try ScratchFolder(["packs/pack/", "packs/other/"])
    symlink(folder.path + "/packs/pack", folder.path + "/current")
    #expect(KioskPlaces.places(of: folder.path + "/current") == [folder.path + "/packs/pack"])
  }

  @Test func whatIsNotThereIsNoPlace() {
    #expect(KioskPlaces.places(of: "/nowhere/at/all").isEmpty)
  }
}
