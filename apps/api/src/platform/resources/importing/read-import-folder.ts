import { toLocale } from '@narthex/contract/locale'
import type { ImportUpload } from '@narthex/contract/resources/import.schemas'
import { importLimits } from '@narthex/contract/resources/import-values'
import { normalize } from '../../documents/cell-values.ts'
import { decodeTextFile } from '../../documents/decode-text.ts'
import { ArchiveError, type ArchiveFault, isArchive } from '../../documents/read-archive.ts'
import type { MemberCall } from '../../http/route.ts'
import type { Kind } from '../resource-kind.ts'
import { type ImportedTable, unreadable } from './import-faults.ts'
import { findLabel, listFields, tableWords } from './record-fields.ts'
import { type FileRow, type FilesReader, writeFault } from './record-files.ts'

const tableName = /\.(?:csv|tsv|xls|xlsx|ods)$/i

/** True for a table: by its name, as a workbook, or as a text whose first line has two known heads. */
export async function isTable(name: string, bytes: Uint8Array, heads: readonly string[]): Promise<boolean> {
  if (tableName.test(name)) return true
  // The name of that part stands unpacked in every workbook.
  if (isArchive(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('xl/workbook.xml')
  const [line = ''] = (decodeTextFile(bytes.subarray(0, 4096)) ?? '').trimStart().split(/[\r\n]/, 1)
  const known = new Set(heads.map(normalize))
  return line.split(/[;,\t]/).filter((cell) => known.has(normalize(cell.replaceAll('"', '')))).length > 1
}

export const archiveFaults = {
  BROKEN: 'BROKEN',
  ENCRYPTED: 'BROKEN',
  TOO_MANY: 'TOO_MANY_FILES',
  TOO_LARGE: 'UNPACKS_TOO_LARGE',
  TOO_DENSE: 'UNPACKS_TOO_LARGE',
  OUTSIDE: 'PATHS_OUTSIDE',
} as const satisfies Record<ArchiveFault, string>

/** Reads files, or an archive, as a table with a row for each record: what is taken and what is refused. */
export async function readFolder(
  call: MemberCall,
  { resource }: Kind,
  files: FilesReader,
  { arquivo, idioma, nome }: ImportUpload,
): Promise<ImportedTable> {
  const sent = Array.isArray(arquivo) ? arquivo : [arquivo]
  const { language } = await call.facts()
  const read = await Promise.all(
    sent.map(async (file) => ({
      path: sent.length === 1 ? nome : file.name,
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  )
  const context = { language: toLocale(language) ?? idioma, owner: call.church.codigo }
  const found = await files.read(read, context).catch((error: unknown) => {
    throw error instanceof ArchiveError ? unreadable(archiveFaults[error.fault], idioma) : error
  })
  if (found.length === 0) throw unreadable('NO_FILES', idioma)
  if (found.length > importLimits.rows) throw unreadable('TOO_MANY_FILES', idioma)
  const fields = listFields(resource)
  const labels = files.fields
    .map((path) => fields.find((field) => field.path === path))
    .map((field) => field && findLabel(field, idioma))
  const { file, reason } = tableWords[idioma]
  return { heads: [file, reason, ...labels.map((label) => label ?? '')], rows: found.map(toTableRow), files }

  function toTableRow(row: FileRow, at: number) {
    const cells = files.fields.map((field) => row.values[field] ?? '')
    return { number: at + 1, cells: [row.path, writeFault(row), ...cells] }
  }
}
