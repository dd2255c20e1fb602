import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { checksumsName, manifestName } from './archive-entries.ts'
import { BackupError } from './backup-error.ts'
import type { Manifest } from './manifest.ts'

/** An archive being written, under a temporary name until it is complete. */
export interface ArchiveWriter {
  add(name: string, size: number, content: Readable): Promise<void>
  addBuffer(name: string, content: Buffer): Promise<void>
  /** Ends the archive with its manifest and gives it its name. */
  finish(manifest: Omit<Manifest, 'entries'>): Promise<void>
  /** Leaves nothing behind. */
  discard(): Promise<void>
}

/** A checksum list is flushed at this size, which bounds memory. */
const listBytes = 1024 * 1024

/** Archives hold secrets and personal data, so only the user who created one may read it. */
const ownersAlone = 0o600

/** Begins a tar file, compressed with gzip, in a folder that is there. Refuses a name that is taken. */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  if (await stat(path).catch(() => undefined)) throw new BackupError(`${path} exists already. Choose another name.`)
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true }).catch((error) => {
    throw asWriteFailure(path, error)
  })
  const tar = pack()
  const file = createWriteStream(unfinished, { flags: 'wx', mode: ownersAlone, flush: true })
  const written = pipeline(tar, createGzip({ level: 3 }), file).catch((error) => {
    throw asWriteFailure(path, error)
  })
  // The caller that adds an entry receives the error; this only prevents an unhandled rejection.
  written.catch(() => {})

  const lists = createHash('sha256')
  let list = ''
  let entries = 0
  let parts = 0

  async function write(name: string, size: number, content: Readable, hash = createHash('sha256')) {
    const hashed = new Transform({
      transform(chunk: Buffer, _, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    try {
      await pipeline(content, hashed, tar.entry({ name, size, mode: ownersAlone, mtime: new Date(0) }))
    } catch (error) {
      tar.destroy(error as Error)
      // Throws the first cause, such as a full disk, instead of a later error.
      await written
      throw error
    }
    return hash.digest('hex')
  }

  async function writeList() {
    if (list === '') return
    const content = Buffer.from(list)
    list = ''
    lists.update(content)
    await write(checksumsName(++parts), content.length, Readable.from([content]))
  }

  async function add(name: string, size: number, content: Readable) {
    list += `${await write(name, size, content)}  ${name}\n`
    entries++
    if (list.length >= listBytes) await writeList()
  }

  return {
    add,
    addBuffer: (name, content) => add(name, content.length, Readable.from([content], { objectMode: false })),
    async finish(manifest) {
      await writeList()
      const whole: Manifest = { ...manifest, entries: { count: entries, sha256: lists.digest('hex') } }
      const content = Buffer.from(`${JSON.stringify(whole, null, 2)}\n`)
      await write(manifestName, content.length, Readable.from([content]))
      tar.finalize()
      await written
      await rename(unfinished, path)
      await syncFolder(dirname(path))
    },
    async discard() {
      tar.destroy()
      await written.catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

function asWriteFailure(path: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC') return new BackupError(`The disk is too full for ${path}; nothing of it was kept.`)
  return error.syscall ? new BackupError(`${path} cannot be written (${error.code}).`) : error
}

/** A new name is a change of its folder; some systems let no folder be synced, and need none. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
}
