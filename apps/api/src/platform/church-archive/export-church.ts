import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import { plainFormats } from '../backup/backup-tables.ts'
import { listNamedFiles, openStoredFile, type StoredFiles } from '../backup/stored-files.ts'
import { type Database, queryRow, queryRows, type Tx } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { Keys } from '../keys.ts'
import type { ChurchScope } from '../scope/scope.ts'
import {
  type ArchiveManifest,
  fileEntry,
  fileListName,
  formatVersion,
  manifestName,
  type TableSummary,
  tableEntry,
} from './archive-manifest.ts'
import { type ChurchTable, listChurchTables } from './church-tables.ts'
import { readRows } from './read-rows.ts'
import { makeSecretMark, readSchema } from './schema-mark.ts'
import type { ArchiveKind } from './travel-rules.ts'
import { createZip, type ZipWriter } from './zip-writer.ts'

export interface ExportOptions {
  readonly database: Pick<Database, 'inSnapshot'>
  readonly church: ChurchScope
  readonly kind: ArchiveKind
  /** The name of the archive; nothing has it before the archive is whole. */
  readonly path: string
  readonly files: { readonly store: FileStore; readonly named: readonly StoredFiles[] }
  readonly keys: Keys
  readonly productVersion: string
  readonly now: Date
  /** How far it is: rows, then files, both of all that there are. */
  readonly onProgress?: (progress: ExportProgress) => Promise<void> | void
  /** Ends the export, which leaves nothing behind. */
  readonly signal?: AbortSignal | undefined
}

export interface ExportProgress {
  readonly tables: number
  readonly ofTables: number
  readonly files: number
  readonly ofFiles: number
}

/**
 * Writes one ZIP file of all that a church keeps: a file of JSON lines for each table, all of one snapshot, and the files that those rows
 * name. The product serves on; the snapshot ends before the files are read. Throws ChurchArchiveError.
 */
export async function exportChurch(options: ExportOptions): Promise<ArchiveManifest> {
  const { path, now } = options
  const names = `${path}.names`
  const zip = await createZip(path, now)
  try {
    const rows = await options.database.inSnapshot(options.church, (tx) => writeRows(options, { tx, zip, names }))
    const files = await writeFiles(options, { zip, names, found: rows.files, tables: rows.tables.length })
    const { church, tables } = rows
    const manifest: ArchiveManifest = {
      format: 'narthex-church',
      formatVersion,
      productVersion: options.productVersion,
      createdAt: now.toISOString(),
      kind: options.kind,
      schema: await readSchema(),
      secretMark: makeSecretMark(options.keys),
      church,
      tables,
      files,
    }
    await zip.add(manifestName, bytesOf(`${JSON.stringify(manifest, null, 2)}\n`), { isPacked: true })
    await zip.finish()
    return manifest
  } catch (error) {
    await zip.discard()
    throw error
  } finally {
    await rm(names, { force: true })
  }
}

interface Writing {
  readonly tx: Tx
  readonly zip: ZipWriter
  /** A file beside the archive with the names of files that the rows tell. */
  readonly names: string
}

async function writeRows({ kind, church, files, onProgress, signal }: ExportOptions, { tx, zip, names }: Writing) {
  const run = (text: string) => queryRows<never>(tx, sql.raw(text))
  for (const setting of plainFormats.split(';')) await run(setting)
  const all = await listChurchTables(tx, kind)
  const tables: TableSummary[] = []
  for (const table of all) {
    signal?.throwIfAborted()
    await run(`set local role ${table.name === 'conta' ? 'narthex_identity' : 'narthex_app'}`)
    tables.push(await writeTable(tx, zip, table))
    await onProgress?.({ tables: tables.length, ofTables: all.length, files: 0, ofFiles: 0 })
  }
  await run('set local role narthex_app')
  const found = await spoolNames(tx, files.named, names)
  return { tables, files: found, church: await readChurch(tx, church) }
}

async function writeTable(tx: Tx, zip: ZipWriter, table: ChurchTable): Promise<TableSummary> {
  let rows = 0
  async function* lines() {
    for await (const some of readRows(tx, table)) {
      rows += some.length
      yield Buffer.from(`${some.join('\n')}\n`)
    }
  }
  const summary = await zip.add(tableEntry(table.name), lines(), { isPacked: true })
  return { name: table.name, columns: [...table.columns], rows, ...summary }
}

/** Writes down which files there are, so that the snapshot need not last while they are read; gives how many. */
async function spoolNames(tx: Tx, named: readonly StoredFiles[], path: string): Promise<number> {
  let found = 0
  const owner = {
    query: <Row>(text: string) => queryRows<Row>(tx, sql.raw(text)),
    exec: async (text: string) => {
      await tx.execute(sql.raw(text))
    },
  }
  async function* lines() {
    for await (const file of listNamedFiles(owner, named)) {
      found++
      yield `${file.names.join(' ')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }))
  return found
}

async function readChurch(tx: Tx, church: ChurchScope): Promise<ArchiveManifest['church']> {
  const row = await queryRow<{ name: string; organisation: string | null }>(
    tx,
    sql`select i.nome as name, o.slug as organisation from igreja i left join organizacao o on o.id = i.organizacao_id
        where i.id = ${church.igrejaId}`,
  )
  const addresses = await queryRows<ArchiveManifest['church']['addresses'][number]>(
    tx,
    sql`select tipo, nome, flag_principal as "flagPrincipal" from dominio
        where igreja_id = ${church.igrejaId} order by tipo, nome collate "C"`,
  )
  return { id: church.igrejaId, uuid: church.uuid, code: church.codigo, slug: church.slug, ...row, addresses }
}

interface FileWriting {
  readonly zip: ZipWriter
  readonly names: string
  readonly found: number
  readonly tables: number
}

/** Files are packed already: they are stored as they are. Those that were removed in between are counted, no more. */
async function writeFiles(options: ExportOptions, { zip, names, found, tables }: FileWriting) {
  const { church, files, onProgress, signal } = options
  const list = `${options.path}.list`
  const hashes = createWriteStream(list, { mode: 0o600 })
  let [count, bytes, missing, seen] = [0, 0, 0, 0]
  try {
    for await (const line of createInterface({ input: createReadStream(names) })) {
      signal?.throwIfAborted()
      const before = count
      for (const name of line.split(' ')) {
        const file = await openStoredFile(files.store, church, name)
        if (!file) continue
        const entry = await zip.add(fileEntry(name), file.content, { isPacked: false })
        hashes.write(`${entry.sha256}  ${fileEntry(name)}\n`)
        bytes += entry.bytes
        count++
      }
      if (count === before) missing++
      if (++seen % 20 === 0 || seen === found)
        await onProgress?.({ tables, ofTables: tables, files: seen, ofFiles: found })
    }
    await new Promise((resolve, reject) => hashes.once('error', reject).end(resolve))
    const { sha256 } = await zip.add(fileListName, createReadStream(list), { isPacked: true })
    return { count, bytes, missing, sha256 }
  } finally {
    hashes.destroy()
    await rm(list, { force: true })
  }
}

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
