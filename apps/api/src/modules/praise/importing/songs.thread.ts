import { parentPort } from 'node:worker_threads'
import type { SentFile } from '../../../platform/documents/list-files.ts'
import { ArchiveError, type ArchiveFault } from '../../../platform/documents/read-archive.ts'
import type { FileRow } from '../../../platform/resources/importing/record-files.ts'
import type { PartNames } from './song-file.ts'
import { readSongRows } from './song-rows.ts'

export interface SongsToRead {
  readonly files: readonly SentFile[]
  readonly names: PartNames
}

export type ReadSongs = { readonly rows: readonly FileRow[] } | { readonly fault: ArchiveFault }

/* A thread of its own: a folder takes seconds to read, and one that is made for it more. */
parentPort?.on('message', async ({ files, names }: SongsToRead) => {
  parentPort?.postMessage(await read(files, names))
})
parentPort?.postMessage('ready')

async function read(files: readonly SentFile[], names: PartNames): Promise<ReadSongs> {
  try {
    return { rows: await readSongRows(files, names) }
  } catch (error) {
    return { fault: error instanceof ArchiveError ? error.fault : 'BROKEN' }
  }
}
