import type { ImportUpload } from '@narthex/contract/resources/import.schemas'
import { importLimits, longTableRows } from '@narthex/contract/resources/import-values'
import { toLine, toText } from '../../documents/cell-values.ts'
import { ArchiveError } from '../../documents/read-archive.ts'
import { readTableApart } from '../../documents/read-table-apart.ts'
import { TableError } from '../../documents/table-cell.ts'
import type { MemberCall } from '../../http/route.ts'
import type { Kind } from '../resource-kind.ts'
import { listHeads } from './guess-fields.ts'
import { type ImportedTable, unreadable } from './import-faults.ts'
import { archiveFaults, isTable, readFolder } from './read-import-folder.ts'
import { listTableFields } from './row-parts.ts'
import { openTableInside } from './table-inside.ts'

/** The part of an upload that is read: of kinds with rules the table in the archive of a program. */
async function openTable(bytes: Uint8Array, { service }: Kind, idioma: ImportUpload['idioma']): Promise<Uint8Array> {
  if (!service.importRules) return bytes
  try {
    return await openTableInside(bytes, service.importRules.tableInside)
  } catch (error) {
    throw error instanceof ArchiveError ? unreadable(archiveFaults[error.fault], idioma) : error
  }
}

/**
 * Reads the table of a file or, of a kind that is read from files, the records of some. TABLE_UNREADABLE says why it cannot be
 * read, in the language of the import.
 */
export async function readImportFile(call: MemberCall, kind: Kind, upload: ImportUpload): Promise<ImportedTable> {
  const { arquivo, idioma, nome } = upload
  const sent = Array.isArray(arquivo) ? arquivo : [arquivo]
  const heads = listHeads(listTableFields(kind), kind.service)
  const [first = new File([], '')] = sent
  const uploaded = new Uint8Array(await first.arrayBuffer())
  const bytes = await openTable(uploaded, kind, idioma)
  const { files } = kind.service
  if (files && (sent.length > 1 || !(await isTable(nome, bytes, heads)))) return readFolder(call, kind, files, upload)
  if (sent.length > 1) throw unreadable('NOT_A_TABLE', idioma)
  const { columns: maxColumns } = importLimits
  const maxRows = kind.service.importRules ? longTableRows : importLimits.rows
  try {
    const [head, ...rows] = await readTableApart(bytes, { maxRows: maxRows + 1, maxColumns, heads })
    if (!head || rows.length === 0) throw unreadable('EMPTY', idioma)
    return { heads: head.cells.map((cell) => toLine(toText(cell)).slice(0, 200)), rows }
  } catch (error) {
    if (!(error instanceof TableError)) throw error
    throw unreadable(error.fault, idioma, { row: error.row, rows: maxRows })
  }
}
