import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStore } from '../files/file-store.ts'
import { computeSha256 } from '../files/sha256.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { hashContent } from './archive-reader.ts'

export interface FileRestorer {
  /** Puts a file into the store unless the same bytes are there. */
  put(church: ChurchScope, name: string, content: Readable): Promise<void>
  /** Removes what was put where nothing had been. */
  undo(): Promise<void>
  close(): Promise<void>
}

/** Files go through a folder of the system's temporary one: a store takes them whole. */
export async function openFileRestorer(store: FileStore): Promise<FileRestorer> {
  const folder = await mkdtemp(join(tmpdir(), 'narthex-restore-'))
  const path = join(folder, 'file')
  const added: { church: ChurchScope; name: string }[] = []

  return {
    async put(church, name, content) {
      await pipeline(content, createWriteStream(path, { mode: 0o600 }))
      const file = await openAsBlob(path)
      const present = await store.get(church, name)
      if (present && (await hashContent(present)) === (await computeSha256(file)).toString('hex')) return
      if (!present) added.push({ church, name })
      await store.put(church, name, file)
    },
    async undo() {
      for (const { church, name } of added) await store.remove(church, name).catch(() => {})
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
