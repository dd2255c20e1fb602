import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../../../platform/files/file-store.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'

/** The pieces of an upload as one file on this machine's disk, as long as `use` runs. Undefined where a piece is missing. */
export async function withGathered<T>(
  files: FileStore,
  church: ChurchScope,
  names: readonly string[],
  use: (content: Blob) => Promise<T>,
): Promise<T | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-upload-'))
  try {
    const path = join(folder, 'file')
    for (const name of names) {
      const piece = await files.get(church, name)
      if (!piece) return undefined
      await pipeline(piece, createWriteStream(path, { flags: 'a', mode: 0o600 }))
    }
    return await use(await openAsBlob(path))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
