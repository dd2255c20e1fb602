import { createHash, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { owner } from './cluster.ts'
import { EmbeddedDatabaseError } from './embedded-error.ts'
import type { Launcher } from './launcher.ts'

/** Where a cluster's server listens, for the server itself and for its clients. */
export interface Address {
  readonly settings: Readonly<Record<string, string | number>>
  /** Password of the owner; undefined where access to the socket is enough. */
  readonly password?: string
  url(database: string): string
}

const socketName = '.s.PGSQL.5432'
/** The system's limit is 104 bytes on macOS and 108 on Linux, with the closing zero. */
const longestSocketPath = 103

/** A socket in the cluster, which only its user may enter; below `/tmp` where its path would be too long for a socket. */
export function socketAddress(cluster: string, launcher: Launcher): Address {
  const isShort = Buffer.byteLength(join(cluster, socketName)) <= longestSocketPath
  const folder = isShort ? cluster : privateTemporaryFolder(cluster, launcher)
  return {
    settings: {
      listen_addresses: '',
      port: 5432,
      // The server runs in its cluster; a relative name needs no escaping.
      unix_socket_directories: isShort ? '.' : folder,
    },
    url: (database) => `postgres://${owner}@localhost/${database}?host=${encodeURIComponent(folder)}`,
  }
}

function privateTemporaryFolder(cluster: string, launcher: Launcher): string {
  const folder = join('/tmp', `narthex-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const isOurs = found.uid === process.getuid?.() || process.getuid?.() === 0
  if (!found.isDirectory() || !isOurs || (found.mode & 0o077) !== 0)
    throw new EmbeddedDatabaseError(
      `${folder} belongs to another user. Set DATA_FOLDER to a folder with a shorter path.`,
    )
  launcher.own(folder)
  return folder
}

interface TcpAddress {
  readonly port: number
  readonly password: string
}

/** A port of this machine alone and a password: for Windows, whose Node cannot open PostgreSQL's sockets. */
export async function tcpAddress(home: string): Promise<Address> {
  const file = join(home, 'postgres-address.json')
  if (!existsSync(file)) {
    const made: TcpAddress = { port: await freePort(), password: randomBytes(24).toString('base64url') }
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  }
  const { port, password } = JSON.parse(readFileSync(file, 'utf8')) as TcpAddress
  return {
    password,
    settings: { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
    url: (database) => `postgres://${owner}:${password}@127.0.0.1:${port}/${database}`,
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
