import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { ChurchArchiveError } from './archive-error.ts'

/** Bytes of an entry before they were packed, and their hash. */
export interface EntrySummary {
  readonly bytes: number
  readonly sha256: string
}

/** A ZIP file being written, one entry after the other, under a temporary name until it is complete. */
export interface ZipWriter {
  add(name: string, content: AsyncIterable<Uint8Array>, options: { readonly isPacked: boolean }): Promise<EntrySummary>
  /** Gives it its name. */
  finish(): Promise<void>
  /** Leaves nothing behind. */
  discard(): Promise<void>
}

/** Archives hold personal data: only the user who made one may read it. */
const ownersAlone = 0o600
const chunkBytes = 64 * 1024

/** Begins a ZIP file in a folder that is there. Refuses a name that is taken. */
export async function createZip(path: string, mtime: Date): Promise<ZipWriter> {
  if (await stat(path).catch(() => undefined))
    throw new ChurchArchiveError(`${path} exists already. Choose another name.`)
  const unfinished = `${path}.unfinished`
  await rm(unfinished, { force: true })
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  zip.once('error', (error: Error) => output.destroy(error))
  const file = createWriteStream(unfinished, { flags: 'wx', mode: ownersAlone, flush: true })
  const written = pipeline(output, file).catch((error) => {
    throw asWriteFailure(path, error)
  })
  // The caller that adds an entry gets the error; this only keeps it from being unhandled.
  written.catch(() => {})

  return {
    async add(name, content, { isPacked }) {
      const hash = createHash('sha256')
      let bytes = 0
      async function* counted() {
        for await (const chunk of content) {
          hash.update(chunk)
          bytes += chunk.length
          yield chunk
        }
      }
      const source = Readable.from(counted(), { objectMode: false, highWaterMark: chunkBytes })
      zip.addReadStream(source, name, { mtime, mode: ownersAlone | fileType, compress: isPacked })
      const ended = once(source, 'end')
      ended.catch((error) => output.destroy(error))
      await Promise.race([ended, written.then(() => Promise.reject(new Error('The ZIP file ended early')))])
      return { bytes, sha256: hash.digest('hex') }
    },
    async finish() {
      zip.end()
      await written
      await rename(unfinished, path)
    },
    async discard() {
      output.destroy()
      await written.catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

/** An ordinary file, as modes of Unix say it. */
const fileType = 0o100000

function asWriteFailure(path: string, error: NodeJS.ErrnoException): Error {
  if (error.code === 'ENOSPC')
    return new ChurchArchiveError(`The disk is too full for ${path}; nothing of it was kept.`)
  return error.syscall ? new ChurchArchiveError(`${path} cannot be written (${error.code}).`) : error
}
