import { normalize } from '../../documents/cell-values.ts'
import type { TableField } from '../../documents/table-field.ts'
import type { ChurchWork } from '../../work/church-work.ts'
import { type Kind, type KindRow, pickDeclared } from '../resource-kind.ts'
import type { FileText } from '../staff-file.ts'
import { writeCell } from './field-cells.ts'
import { readParents } from './import-context.ts'
import { valueAt } from './import-rows.ts'
import { findLabel, listFields } from './record-fields.ts'

export interface ExportedFields {
  readonly head: readonly string[]
  readonly toLine: (row: KindRow) => TableField[]
}

/**
 * The fields of a kind's form that a table does not have yet, its texts among them: what is exported can be read in again, by
 * this church or another one.
 */
export async function exportFields(
  work: ChurchWork,
  kind: Kind,
  { locale }: FileText,
  shown: readonly string[],
): Promise<ExportedFields> {
  const { timeZone } = await work.facts()
  const context = { locale, timeZone, parents: await readParents(work, kind) }
  const known = new Set(shown.map(normalize))
  const fields = listFields(kind.resource).filter((field) => !known.has(normalize(findLabel(field, locale))))
  return {
    head: fields.map((field) => findLabel(field, locale)),
    toLine(row) {
      const declared = pickDeclared(kind.resource.row, row)
      return fields.map((field) => writeCell(field, valueAt(declared, field.path), context))
    },
  }
}
