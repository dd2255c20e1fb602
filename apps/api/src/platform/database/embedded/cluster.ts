import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterIn } from './binaries.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import type { Launcher } from './launcher.ts'

export interface ClusterOptions {
  readonly isDurable: boolean
  /** Password of the owner; clusters that only a socket leads to need none. */
  readonly password?: string | undefined
}

/** Owner of the cluster and of all tables. The permissions of the socket's folder keep other users out. */
export const owner = 'narthex'

/** Makes the cluster unless it is there. Throws EmbeddedDatabaseError. */
export async function ensureCluster(launcher: Launcher, options: ClusterOptions): Promise<string> {
  const cluster = clusterIn(launcher.home)
  if (existsSync(join(cluster, 'PG_VERSION'))) {
    launcher.own(cluster)
    return cluster
  }
  if (existsSync(cluster) && readdirSync(cluster).length > 0) throw damaged(cluster, 'PG_VERSION is missing')
  refuseOlder(launcher.home)
  removeUnfinished(launcher.home)
  // Under another name until it is whole. Two processes may be at it; the first to rename is the one that counts.
  const unfinished = mkdtempSync(`${cluster}.${process.pid}-`)
  launcher.own(unfinished)
  try {
    await initialise(launcher, unfinished, options)
    renameSync(unfinished, cluster)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  }
  return cluster
}

export const damaged = (cluster: string, reason: string) =>
  new EmbeddedDatabaseError(
    `The database in ${cluster} is damaged (${reason}). Restore a backup into another DATA_FOLDER, or throw it away with npm start -- --reset.`,
  )

/** A cluster of another engine or version is never opened, and never silently replaced by an empty one. */
function refuseOlder(home: string): void {
  const other = readdirSync(home).find((name) => /^postgres(?:-\d+)?$/.test(name))
  if (!other) return
  throw new EmbeddedDatabaseError(
    `${join(home, other)} was made by an earlier version of Narthex, whose database engine is another one. Set DATA_FOLDER to another folder, restore a backup there, or throw this one away with npm start -- --reset.`,
  )
}

/** Removes the clusters left by processes that were killed while they made them. */
function removeUnfinished(home: string): void {
  for (const name of readdirSync(home)) {
    const pid = /^postgres-\d+\.(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(home, name), { recursive: true, force: true })
  }
}

/** Deletes all clusters and their files, also those of the former engine. No process may be using them. */
export function discardClusters(home: string): void {
  for (const name of readdirSync(home))
    if (/^(?:postgres(?:-\d+)?(?:\..+)?|postgres-address\.json|narthex\.(?:lock|pid))$/.test(name))
      rmSync(join(home, name), { recursive: true, force: true })
}

/** Every reader orders and folds text alike, whatever the machine's own locale. */
const initdbOptions = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8']

async function initialise(launcher: Launcher, folder: string, { isDurable, password }: ClusterOptions): Promise<void> {
  const passwordFile = `${folder}.password`
  if (password) {
    writeFileSync(passwordFile, password, { mode: 0o600 })
    launcher.own(passwordFile)
  }
  const access = password ? ['--auth=scram-sha-256', `--pwfile=${passwordFile}`] : ['--auth=trust']
  const sync = isDurable ? [] : ['--no-sync']
  const args = ['-D', folder, '-U', owner, ...access, ...initdbOptions, ...sync, '--no-instructions']
  const child = launcher.spawn(launcher.binaries.initdb, args, {
    cwd: launcher.home,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  })
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const ending = await new Promise<string | undefined>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('close', (code, signal) => resolve(code === 0 ? undefined : `it ended with ${code ?? signal}`))
  })
  rmSync(passwordFile, { force: true })
  if (ending === undefined) return
  const reason = /(?:error|FATAL|PANIC): +(.+)/.exec(output)?.[1] ?? ending
  throw new EmbeddedDatabaseError(
    `The embedded database cannot be made in ${folder}: ${reason}. Check its disk and rights, set DATA_FOLDER to another folder, or DATABASE_URL to a PostgreSQL server.`,
  )
}

/** The process that postmaster.pid names, if it is alive and PostgreSQL: the number may be another process's by now. */
export function runningPostmaster(cluster: string): number | undefined {
  const pid = namedPostmaster(cluster)
  return pid !== undefined && isAlive(pid) && isPostgres(pid) ? pid : undefined
}

/** PostgreSQL does not dare to start where the process that postmaster.pid names is alive, whatever it is. */
export function removeStalePid(cluster: string): void {
  const pid = namedPostmaster(cluster)
  if (pid !== undefined && isAlive(pid) && !isPostgres(pid)) rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function namedPostmaster(cluster: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return pid > 0 ? pid : undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Alive, and another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isPostgres(pid: number): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
  } catch {
    return false
  }
}
