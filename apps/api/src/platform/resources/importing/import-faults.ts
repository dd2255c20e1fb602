import { importLimits } from '@narthex/contract/resources/import-values'
import type { TableRow } from '../../documents/table-cell.ts'
import { DomainError } from '../../errors/domain-error.ts'
import { tableWords } from './record-fields.ts'
import type { FilesReader } from './record-files.ts'

export interface ImportedTable {
  readonly heads: readonly string[]
  readonly rows: readonly TableRow[]
  /** The reader of the kind, where the rows are files. */
  readonly files?: FilesReader
}

type Fault = keyof (typeof tableWords)['pt']['faults']

/** A fault of a whole upload, in the language of the import. */
export function unreadable(
  fault: Fault,
  idioma: keyof typeof tableWords,
  { row, rows = importLimits.rows }: { readonly row?: number | undefined; readonly rows?: number } = {},
): DomainError {
  const message = tableWords[idioma].faults[fault].replace('{linhas}', String(rows))
  return new DomainError('TABLE_UNREADABLE', {
    details: [{ path: row === undefined ? 'arquivo' : `arquivo.${row}`, message }],
  })
}
