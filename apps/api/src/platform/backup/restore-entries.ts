import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import type { OwnerConnection } from '../database/database.ts'
import type { ChurchScope } from '../scope/scope.ts'
import { findChurchScopes } from '../tenancy/church-scopes.ts'
import { type ArchiveEntry, readArchive } from './archive-reader.ts'
import { BackupError, damagedArchive } from './backup-error.ts'
import { copyInStatement } from './backup-tables.ts'
import { counted } from './counted.ts'
import type { Manifest } from './manifest.ts'
import type { FileRestorer } from './restore-files.ts'

interface Target {
  readonly manifest: Manifest
  readonly client: pg.Client
  readonly owner: OwnerConnection
  readonly files: FileRestorer | undefined
}

interface Reading {
  readonly path: string
  readonly onProgress: (line: string) => void
  readonly signal?: AbortSignal | undefined
}

/** Brings the rows of an archive into the open tables, and its files into the store, as they come. */
export async function restoreEntries({ path, onProgress, signal }: Reading, target: Target): Promise<void> {
  const entries = readArchive(path)
  let churches: ReadonlyMap<number, ChurchScope> | undefined
  let [tables, files] = [0, 0]
  let entry = await nextOf(entries)

  /** The rows of a table, however many parts it has; leaves the first entry after them in `entry`. */
  async function* rowsOf(table: string) {
    for (let part = 1; entry?.name.kind === 'table' && entry.name.table === table; part++) {
      if (entry.name.part !== part) throw damagedArchive(path, `${entry.path} is out of its order`)
      yield* entry.content as AsyncIterable<Buffer>
      entry = await nextOf(entries)
    }
  }

  while (entry) {
    signal?.throwIfAborted()
    const { name, content } = entry
    if (name.kind === 'table') {
      const rows = await copyIn(target, name.table, rowsOf(name.table))
      onProgress(`table ${++tables}: ${name.table}, ${counted(rows, 'row')}`)
      continue
    }
    if (name.kind === 'file' && target.files) {
      churches ??= await findChurchScopes(target.owner)
      const church = churches.get(name.churchId)
      if (!church) throw damagedArchive(path, `${entry.path} is of no church`)
      await target.files.put(church, name.name, content)
      if (++files % 1000 === 0) onProgress(`${counted(files, 'file')} so far`)
    } else content.resume()
    entry = await nextOf(entries)
  }
  if (files > 0) onProgress(counted(files, 'file'))
}

async function nextOf(entries: AsyncGenerator<ArchiveEntry>): Promise<ArchiveEntry | undefined> {
  const { value, done } = await entries.next()
  return done ? undefined : value
}

async function copyIn({ client, manifest }: Target, name: string, rows: AsyncIterable<Buffer>): Promise<number> {
  const table = manifest.tables.find((table) => table.name === name)
  if (!table) throw new BackupError(`The archive holds rows of ${name}, which its manifest does not name.`)
  const into = client.query(from(copyInStatement(table)))
  await pipeline(rows, into)
  return into.rowCount
}
