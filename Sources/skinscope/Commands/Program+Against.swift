import Packs
import Preview
import Texts

/// Something that ends the command before it began.
struct Refusal: Error {
  let outcome: Outcome
}

extension Program {
  /// A pack as it was in a revision of its Git repository.
  ///
  /// - Parameter name: the pack as the user named it; nil for nobody, and then it is where it was found.
  func state(
    of pack: OpenPack, at revision: String, named name: String?, language: Language
  ) throws(UsageError) -> Result<OtherState, Refusal> {
    do throws(GitError) {
      let git = GitProgram(variables: environment.variables)
      let old = try Pack.open(name ?? pack.pack.source.folderPath, at: revision, git: git)
      return .success(OtherState(old, named: revision))
    } catch {
      switch error {
      case .unknownRevision(let revision): throw UsageError(.notARevision(revision), command: .preview)
      case .git(let text): return .failure(Refusal(outcome: .failure(text, language: language)))
      case .pack(let error):
        let lines = error.diagnostic.lines(in: language)
        return .failure(Refusal(outcome: Outcome(messages: lines, exit: .unreadable)))
      }
    }
  }
}
