import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.ts'
import { answers, createDatabase } from './server-databases.ts'
import { type DatabaseKind, silentLog } from './test-platform.ts'

/** A PostgreSQL server of a test's own, on which nothing was prepared: not even the roles, which belong to a whole server. */
export interface NewServer {
  /** Address of its one database, which is empty. */
  readonly url: string
  stop(): Promise<void>
}

/** PostgreSQL does not run as root; 65534 is the unprivileged user of every system. */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** The machine's own PostgreSQL, where it is installed. */
const programs = globSync('/usr/lib/postgresql/*/bin/initdb').map(dirname).sort().at(-1)

/** The kinds of servers that this machine can start. */
export function startableServers(): DatabaseKind[] {
  if (programs) return ['embedded', 'server']
  console.info('No PostgreSQL programs are here; tests of a new server of that version are skipped')
  return ['embedded']
}

/** Starts one in a folder of its own; only its socket leads to it. */
export async function startServer(kind: DatabaseKind): Promise<NewServer> {
  // Below `/tmp` itself: a socket's path has a hundred bytes at most.
  const folder = await mkdtemp('/tmp/narthex-server-')
  const { url, end } = await (kind === 'embedded' ? startEmbedded(folder) : startOfMachine(folder))
  return {
    url,
    async stop() {
      await end()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function startEmbedded(folder: string) {
  const server = await openEmbeddedPostgres(folder, { log: silentLog, isDurable: false })
  return { url: (await createDatabase(server.url('postgres'))).url, end: () => server.close() }
}

async function startOfMachine(folder: string) {
  if (unprivileged.uid !== undefined) chownSync(folder, unprivileged.uid, unprivileged.gid)
  const start = (program: string, args: readonly string[]): ChildProcess =>
    spawn(join(programs ?? '', program), ['-D', join(folder, 'data'), ...args], {
      ...unprivileged,
      cwd: folder,
      stdio: 'ignore',
      env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8' },
    })
  const [code] = await once(start('initdb', ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N']), 'close')
  if (code !== 0) throw new Error(`initdb ended with ${code}`)
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off']
  const server = start(
    'postgres',
    settings.flatMap((setting) => ['-c', setting]),
  )
  const ended = once(server, 'close')
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`
  while (server.exitCode === null && !(await answers(url)));
  return {
    url,
    async end() {
      server.kill('SIGINT')
      await ended
    },
  }
}
