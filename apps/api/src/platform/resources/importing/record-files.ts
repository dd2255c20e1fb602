import type { Locale } from '@narthex/contract/locale'
import type { SentFile } from '../../documents/list-files.ts'
import type { ReasonCode } from './field-cells.ts'

/** A file as a record, by the fields of its form; or why it is none. */
export interface FileRow {
  readonly path: string
  readonly fault?: ReasonCode
  /** The subject of the reason, such as the path of another file. */
  readonly about?: string
  readonly values: Readonly<Record<string, string | number>>
}

/** How records of a kind are read from files that each hold one, such as a folder of songs. */
export interface FilesReader {
  /** Fields that files say. */
  readonly fields: readonly string[]
  /** Fields by which a file without its id is a record that is there already. */
  readonly key: readonly string[]
  /** Reads the files, or those of an archive that is sent alone. `owner` shares the places before the reader. Throws ArchiveError. */
  read(
    files: readonly SentFile[],
    context: { readonly language: Locale; readonly owner: string },
  ): Promise<readonly FileRow[]>
}

/** Columns that stand before those of the fields: the path of the file, and why it is not taken. */
export const columnsOfFile = 2

/** The reason in a row of a file that is not taken: its code, and what it is about. */
export const writeFault = ({ fault, about = '' }: FileRow): string => (fault ? `${fault} ${about}`.trim() : '')

export function readFault(cell: unknown): { readonly code: ReasonCode; readonly value: string } | undefined {
  if (typeof cell !== 'string' || cell === '') return undefined
  const [code = ''] = cell.split(' ', 1)
  return { code: code as ReasonCode, value: cell.slice(code.length + 1) }
}
