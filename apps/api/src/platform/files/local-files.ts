import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { type FileStore, toStoragePath } from './file-store.ts'

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
    async get(church, name, range) {
      const file = await orNone(open(pathOf(church, name)))
      return file && streamOf(file, range)
    },
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

function streamOf(file: FileHandle, range: { start: number; end: number } | undefined): Readable {
  return createReadStream('', { fd: file, ...range })
}

async function orNone<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
