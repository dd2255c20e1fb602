import { type ChildProcess, spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import pg from 'pg'
import type { Address } from './address.ts'
import { damaged, removeStalePid, runningPostmaster } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import type { Launcher } from './launcher.ts'
import { serverSettings } from './settings.ts'

/** A cluster and how its server is started. */
export interface Cluster {
  readonly folder: string
  readonly launcher: Launcher
  readonly address: Address
  readonly isDurable: boolean
}

/** Crash recovery replays the log since the last checkpoint, which a slow disk can take long for. */
const startTimeoutMs = 60_000
const stopTimeoutMs = 10_000
const pollMs = 15
const longestLog = 1024 * 1024

/** Held shared by every process that uses the server, so that the last one to leave knows it. */
const presenceLock = 7203060

/**
 * Attaches to the server of a cluster, starting it if none runs, and returns the connection that holds the presence
 * lock. Safe with concurrent starts and stops in other processes. Throws EmbeddedDatabaseError.
 */
export async function attach(cluster: Cluster): Promise<pg.Client> {
  const deadline = performance.now() + startTimeoutMs
  let started: StartedServer | undefined
  for (;;) {
    const presence = await connect(cluster)
    if (presence) return presence
    const failure = started?.failure()
    if (failure && !isPassing(failure)) throw explained(cluster.folder, failure)
    if (performance.now() > deadline) throw explained(cluster.folder, failure ?? 'it does not answer within a minute')
    if ((!started || failure) && !runningPostmaster(cluster.folder)) started = start(cluster)
    await after(pollMs)
  }
}

/** Detaches, and ends the server if no other process uses it; says whether none does. */
export async function detach({ folder, launcher }: Cluster, presence: pg.Client): Promise<boolean> {
  let isUnused = true
  try {
    await presence.query(`select pg_advisory_unlock_shared(${presenceLock})`)
    const { rows } = await presence.query(`select pg_try_advisory_lock(${presenceLock}) as alone`)
    isUnused = rows[0]?.alone
    const pid = isUnused ? runningPostmaster(folder) : undefined
    if (pid !== undefined) {
      endFast(launcher, pid)
      const deadline = performance.now() + stopTimeoutMs
      // The server removes this file last. The pid alone is not enough, because a zombie process looks alive.
      while (existsSync(join(folder, 'postmaster.pid')) && performance.now() < deadline) await after(pollMs)
    }
  } catch {
    // The server is gone already.
  }
  await presence.end().catch(() => {})
  return isUnused
}

/** Error codes that a connection meets while a server is down, starting or stopping. */
const notThere = ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']

async function connect({ address }: Cluster): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    connectionString: address.url('postgres'),
    application_name: 'narthex-presence',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    // Waits while the last process that used the server is ending it; then the connection is lost.
    await client.query(`select pg_advisory_lock_shared(${presenceLock})`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    const { code, message } = error as NodeJS.ErrnoException
    if ((code && notThere.includes(code)) || /terminated|timeout/.test(message)) return undefined
    throw error
  }
}

interface StartedServer {
  /** Why it ended; undefined while it runs. */
  failure(): string | undefined
}

/** Starts the server in a session of its own: it outlives this process, and a terminal's Ctrl-C does not reach it. */
function start({ folder, launcher, address, isDurable }: Cluster): StartedServer {
  removeStalePid(folder)
  const logFile = join(launcher.home, 'postgres.log')
  const isLong = existsSync(logFile) && statSync(logFile).size > longestLog
  const log = openSync(logFile, isLong ? 'w' : 'a', 0o600)
  const begin = isLong || !existsSync(logFile) ? 0 : statSync(logFile).size
  const settings = Object.entries({ ...serverSettings(isDurable), ...address.settings })
  const args = ['-D', folder, ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])]
  let ended: string | undefined
  const child: ChildProcess = launcher.spawn(launcher.binaries.postgres, args, {
    cwd: launcher.home,
    stdio: ['ignore', log, log],
    detached: true,
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  })
  child.once('error', ({ message }) => {
    ended = message
  })
  child.once('exit', (code, signal) => {
    ended = lastWords(logFile, begin) ?? `it ended with ${code ?? signal}`
  })
  child.unref()
  closeSync(log)
  return { failure: () => ended }
}

function lastWords(logFile: string, begin: number): string | undefined {
  // Its folder may have been removed by then.
  if (!existsSync(logFile)) return undefined
  const lines = readFileSync(logFile).subarray(begin).toString().split('\n')
  // What ends it before there is a log is said in several lines.
  const early = lines.findIndex((line) => line.startsWith('postgres: '))
  if (early >= 0) return lines.slice(early).join(' ').trim().slice('postgres: '.length)
  const fatal =
    lines.findLast((line) => /\b(?:FATAL|PANIC):/.test(line)) ?? lines.findLast((line) => line.trim() !== '')
  return fatal?.replace(/^.*?(?:FATAL|PANIC): +/, '')
}

/** Another process was faster, or the children of a killed server have yet to end. */
const isPassing = (failure: string) => /lock file "[^"]*" already exists|shared memory block/.test(failure)

function explained(folder: string, failure: string): EmbeddedDatabaseError {
  if (/No space left/.test(failure))
    return new EmbeddedDatabaseError(`The embedded database cannot start: the disk of ${folder} is full (${failure}).`)
  if (/Permission denied|Read-only file system|wrong ownership|invalid permissions/.test(failure))
    return new EmbeddedDatabaseError(
      `The embedded database cannot use ${dirname(folder)}: ${failure}. Check its rights, or set DATA_FOLDER to another folder.`,
    )
  if (/does not answer|address already in use/i.test(failure))
    return new EmbeddedDatabaseError(`The embedded database in ${folder} does not start: ${failure}.`)
  return damaged(folder, failure)
}

function endFast({ binaries }: Launcher, pid: number): void {
  if (process.platform === 'win32') spawnSync(binaries.pgCtl, ['kill', 'INT', String(pid)], { stdio: 'ignore' })
  else process.kill(pid, 'SIGINT')
}
