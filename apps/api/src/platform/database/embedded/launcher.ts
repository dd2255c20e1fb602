import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { type Binaries, binariesIn, clusterIn, majorVersion, noEmbeddedDatabase } from './binaries.ts'
import { findAcceptedUser, isAcceptedUser, type SystemUser } from './system-users.ts'

/** Starts PostgreSQL's programs as a user that they accept. */
export interface Launcher {
  readonly binaries: Binaries
  /** Where the cluster is: below the data folder, unless its user cannot reach that. */
  readonly home: string
  /** Gives what root has made, or had, to the user of the programs. */
  own(path: string): void
  spawn(program: string, args: readonly string[], options: SpawnOptions): ChildProcess
}

export interface LauncherOptions {
  /** Where programs and clusters go that root's unprivileged user could not reach. */
  readonly sharedFolder?: string | undefined
}

const defaultSharedFolder = '/var/lib/narthex'

/**
 * How this process can start PostgreSQL for a data folder: as it is, where it may; in a user namespace; as another user.
 * Throws EmbeddedDatabaseError where it cannot.
 */
export function chooseLauncher(dataFolder: string, binaries: Binaries, options: LauncherOptions = {}): Launcher {
  const self = process.getuid?.()
  // Windows has no users by number.
  if (self === undefined) return asOurselves(dataFolder, binaries)
  const cluster = clusterIn(dataFolder)
  const owner: SystemUser = self === 0 ? statSync(existsSync(cluster) ? cluster : dataFolder) : { uid: self, gid: self }
  if (isAcceptedUser(owner.uid)) {
    if (self === owner.uid) return asOurselves(dataFolder, binaries)
    return asOther(owner, dataFolder, binaries, options)
  }
  const accepted = findAcceptedUser()
  if (!accepted) throw noEmbeddedDatabase('this system has no user but root')
  const mapped = ['--user', `--map-user=${accepted.uid}`, `--map-group=${accepted.gid}`]
  // The folder's owner, by another number: it reaches the same files, and there is nothing to hand over.
  const identity = self === owner.uid ? {} : { uid: owner.uid, gid: owner.gid }
  const hasNamespaces = spawnSync('unshare', [...mapped, 'true'], { ...identity, stdio: 'ignore' }).status === 0
  if (hasNamespaces && !existsSync(sharedHome(dataFolder, options))) {
    return {
      ...asOurselves(dataFolder, binaries),
      own: giveTo(owner),
      spawn: (program, args, given) => spawn('unshare', [...mapped, program, ...args], { ...given, ...identity }),
    }
  }
  if (self === 0) return asOther(accepted, dataFolder, binaries, options)
  throw noEmbeddedDatabase(`user ${self} has no name on this system, and user namespaces are refused`)
}

const asOurselves = (home: string, binaries: Binaries): Launcher => ({ binaries, home, own() {}, spawn })

const sharedHome = (dataFolder: string, { sharedFolder = defaultSharedFolder }: LauncherOptions) =>
  join(sharedFolder, createHash('sha256').update(dataFolder).digest('hex').slice(0, 12))

/** Root hands the cluster over to another user, in a place that this one can reach. */
function asOther(user: SystemUser, dataFolder: string, given: Binaries, options: LauncherOptions): Launcher {
  const identity = { uid: user.uid, gid: user.gid }
  const isReachable = (path: string) =>
    spawnSync('test', ['-x', path], { ...identity, stdio: 'ignore', cwd: '/' }).status === 0
  const shared = sharedHome(dataFolder, options)
  const home = isReachable(dataFolder) && !existsSync(shared) ? dataFolder : shared
  const binaries = isReachable(given.postgres) ? given : copyBinaries(given, options)
  mkdirSync(home, { recursive: true })
  const probe = spawnSync(binaries.postgres, ['--version'], { ...identity, cwd: home, encoding: 'utf8' })
  if (probe.status !== 0) {
    const reason = probe.error?.message ?? probe.stderr.trim()
    throw noEmbeddedDatabase(
      `PostgreSQL refuses root, user namespaces are refused, and as user ${user.uid} it fails (${reason})`,
    )
  }
  return {
    binaries,
    home,
    own: giveTo(user),
    spawn: (program, args, spawning) => spawn(program, args, { ...spawning, ...identity }),
  }
}

/** Copies the binaries; the copy has another name until it is whole. */
function copyBinaries({ folder }: Binaries, { sharedFolder = defaultSharedFolder }: LauncherOptions): Binaries {
  const copy = join(sharedFolder, `postgresql-${majorVersion}`)
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`
    mkdirSync(dirname(copy), { recursive: true })
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true })
    try {
      renameSync(unfinished, copy)
    } catch (error) {
      if (!existsSync(copy)) throw error
      rmSync(unfinished, { recursive: true })
    }
  }
  return binariesIn(copy)
}

const giveTo = (user: SystemUser) => (path: string) => {
  if (lstatSync(path).uid !== user.uid) chownBelow(path, user)
}

function chownBelow(path: string, user: SystemUser): void {
  // The folder last: where this is cut short, the next start goes on.
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) chownBelow(join(path, name), user)
  lchownSync(path, user.uid, user.gid)
}
