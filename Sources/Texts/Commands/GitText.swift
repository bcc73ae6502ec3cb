/// Why a pack as it was in a Git revision cannot be had.
public enum GitText: Localizable, Hashable {
  case noGit
  case notInRepository(String)
  case notInRevision(String, revision: String)
  case onNet(String)
  case failed(reason: String)
  case tooLarge(String, mebibytes: Int)

  public var english: SafeText {
    switch self {
    case .noGit: "this needs the program git: apt-get install git, or brew install git"
    case .notInRepository(let path): "\(quoted(path)) is in no Git repository"
    case .notInRevision(let path, let revision): "\(quoted(path)) was not there in \(quoted(revision))"
    case .onNet(let address):
      "\(quoted(address)) is on the net; only a pack in a Git repository has revisions"
    case .failed(let reason): "git failed: \(reason)"
    case .tooLarge(let path, let mebibytes):
      "\(quoted(path)) in the repository is larger than \(mebibytes) MiB"
    }
  }

  public var simplifiedChinese: SafeText {
    switch self {
    case .noGit: "这需要 git 程序：apt-get install git，或 brew install git"
    case .notInRepository(let path): "\(quoted(path)) 不在任何 Git 仓库中"
    case .notInRevision(let path, let revision): "版本 \(quoted(revision)) 中没有 \(quoted(path))"
    case .onNet(let address): "\(quoted(address)) 在网络上；只有 Git 仓库中的皮肤包才有版本"
    case .failed(let reason): "git 失败：\(reason)"
    case .tooLarge(let path, let mebibytes): "仓库中的 \(quoted(path)) 超过 \(mebibytes) MiB"
    }
  }
}
