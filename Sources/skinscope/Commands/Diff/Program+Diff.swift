import Comparing
import Packs
import Skins
import Texts

/// The command that compares.
extension Program {
  func diff(_ arguments: ParsedArguments, language: Language) throws(UsageError) -> Outcome {
    let command = try DiffCommand(arguments)
    let difference: PackDifference
    do {
      difference = try compare(command.subject, isOffline: arguments.has(.offline))
    } catch {
      switch error {
      case .usage(let error): throw error
      case .git(let text): return .failure(text, language: language)
      case .pack(let error): return Outcome(messages: error.diagnostic.lines(in: language), exit: .unreadable)
      }
    }
    return command.outcome(of: difference, swatchDepth: environment.outputDepth, language: language)
  }

  /// Why there is nothing to compare.
  fileprivate enum DiffFailure: Error {
    case usage(UsageError)
    case git(GitText)
    case pack(PackError)
  }

  private func compare(_ subject: DiffCommand.Subject, isOffline: Bool) throws(DiffFailure) -> PackDifference
  {
    switch subject {
    case .packs(let one, let other):
      let (before, after) = (try open(one, isOffline: isOffline), try open(other, isOffline: isOffline))
      return Comparison(ComparedPack(before), ComparedPack(after)).packs(
        named: (one.withoutCredentials, other.withoutCredentials))
    case .skins(let name, let one, let other):
      let pack = OpenPack(try open(name, isOffline: isOffline), named: name)
      let compared = ComparedPack(pack.pack)
      return Comparison(compared, compared).skins(try skin(one, of: pack), try skin(other, of: pack))
    case .revision(let revision, let path):
      let git = GitProgram(variables: environment.variables)
      let old: Pack
      do throws(GitError) {
        old = try Pack.open(path, at: revision, git: git)
      } catch {
        throw DiffFailure(error)
      }
      let now = try open(path, isOffline: isOffline)
      return Comparison(ComparedPack(old), ComparedPack(now))
        .packs(named: ("\(revision):\(path)", path))
    }
  }

  private func skin(_ name: String, of pack: OpenPack) throws(DiffFailure) -> Skin {
    do throws(UsageError) {
      return try pack.skin(named: name, for: .diff)
    } catch {
      throw .usage(error)
    }
  }

  private func open(_ name: String, isOffline: Bool) throws(DiffFailure) -> Pack {
    do throws(PackError) {
      return try Pack.open(path: name, net: environment.net(isOffline: isOffline))
    } catch {
      throw .pack(error)
    }
  }
}

extension Program.DiffFailure {
  fileprivate init(_ error: GitError) {
    switch error {
    case .unknownRevision(let revision):
      self = .usage(UsageError(.notARevision(revision), command: .diff))
    case .git(let text): self = .git(text)
    case .pack(let error): self = .pack(error)
    }
  }
}
