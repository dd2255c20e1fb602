import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type ByteRange, type FileStore, toStoragePath } from './file-store.ts'

/** Keeps files in a folder of this machine's: for one process, or for several that share a disk. */
export function localFiles(folder: string): FileStore {
  const pathOf = (...named: Parameters<typeof toStoragePath>) => join(folder, toStoragePath(...named))
  let writes = 0

  return {
    async put(church, name, content) {
      const path = pathOf(church, name)
      // Beside it, and renamed once it is safe: a file is never found half written.
      const unfinished = `${path}.${process.pid}-${++writes}.unfinished`
      await mkdir(dirname(path), { recursive: true })
      try {
        await writeSafely(unfinished, content)
        await rename(unfinished, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: (church, name, range) => orNone(openStream(pathOf(church, name), range)),
    async stat(church, name) {
      return (await orNone(stat(pathOf(church, name))))?.size
    },
    remove: (church, name) => rm(pathOf(church, name), { force: true }),
  }
}

async function writeSafely(path: string, content: Blob): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for await (const part of content.stream()) await file.writeFile(part)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A new name is a change of its folder; some systems let no folder be synced, and need none. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => undefined)
  await folder?.sync().catch(() => {})
  await folder?.close()
}

/** Videos are sent with a quarter of the reads that the default of 64 KB takes. */
const highWaterMark = 256 * 1024

/** Opens a stream by the file's path: a stream over a file handle takes twice the time. */
async function openStream(path: string, range: ByteRange | undefined): Promise<Readable> {
  const stream = createReadStream(path, { ...range, highWaterMark })
  await once(stream, 'open')
  return stream
}

async function orNone<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
