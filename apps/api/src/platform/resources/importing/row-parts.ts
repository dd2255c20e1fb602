import type { Permission } from '@narthex/contract/permissions'
import type * as z from 'zod/mini'
import type { ChurchWork } from '../../work/church-work.ts'
import { changeWithin } from '../../work/edit.ts'
import type { RecordPlace } from '../../work/records.ts'
import type { Before, ImportPlan } from '../bulk/bulk.tables.ts'
import { isAllowed, type Kind, type KindForm } from '../resource-kind.ts'
import type { Reason } from './field-cells.ts'
import { listFields, type RecordField, toFields } from './record-fields.ts'

/** Writes the history of records that a part changes; `places` are those that are there before. */
type WriteHistory = <T>(
  places: readonly RecordPlace[],
  run: (made: (place: RecordPlace) => void) => Promise<T>,
) => Promise<T>

export interface PartStage {
  readonly work: ChurchWork
  readonly plan: ImportPlan
  readonly batchId: number
  /** When the table was sent: what others have changed since is not written over. */
  readonly since: Date
  /** Missing where the table is only looked through: nothing is written then. */
  readonly writeHistory: WriteHistory | undefined
}

/** A row that is taken, with its record. */
export interface PartRow {
  /** Id of the record; null where a look would add it. */
  readonly registro: number | null
  /** The record as it is, or will be. */
  readonly record: KindForm
  /** Values of the row, by the paths of their fields. */
  readonly values: ReadonlyMap<string, unknown>
}

export interface PartOutcome {
  readonly isChanged: boolean
  /** Values that were left out, and why. */
  readonly notes: readonly Reason[]
  /** Facts by which the part is taken back. */
  readonly before?: unknown
}

export interface WrittenPart {
  readonly registro: number
  readonly before: unknown
}

/** Columns of a table that tell more of a record than its form does, and are kept in tables of their own: the household of a person. */
export interface RowPart {
  /** Name by which the batch keeps what was before. */
  readonly name: string
  readonly form: z.ZodMiniObject
  /** Permission without which it is left out, where that of the kind is not enough. */
  readonly may?: Permission
  /** Finds out what rows change and, in a run, writes it; in a number of statements that does not grow with the rows. */
  settle(stage: PartStage, rows: readonly PartRow[]): Promise<readonly PartOutcome[]>
  /** Takes back what rows wrote and no one has changed since; gives the records of which something was taken back. */
  takeBack(
    stage: { readonly work: ChurchWork; readonly writeHistory: WriteHistory },
    written: readonly WrittenPart[],
  ): Promise<ReadonlySet<number>>
}

interface Parted {
  readonly importRules?: { readonly parts?: readonly RowPart[] }
}

const noOutcome: PartOutcome = { isChanged: false, notes: [] }

/** The fields of tables of a kind: those of its form, and those of its parts. */
export const listTableFields = ({
  resource,
  service,
}: Pick<Kind, 'resource'> & { readonly service: Parted }): RecordField[] => [
  ...listFields(resource),
  ...(service.importRules?.parts ?? []).flatMap(({ form }) => toFields({}, form.shape)),
]

/** The schema of a field of a table. */
export function findSchema({ resource, service }: Kind, path: string): z.ZodMiniType | undefined {
  const forms = [resource.form, ...(service.importRules?.parts ?? []).map(({ form }) => form)]
  return forms.map(({ shape }) => shape[path] as z.ZodMiniType | undefined).find((schema) => schema !== undefined)
}

/** Names of the parts that the caller may not write, out of those that have a column. */
export function findClosedParts(
  call: Parameters<typeof isAllowed>[0],
  { service }: Kind,
  campos: ImportPlan['campos'],
): string[] {
  const parts = (service.importRules?.parts ?? []).filter(({ form }) =>
    campos.some((path) => path && path in form.shape),
  )
  return parts.flatMap(({ name, may }) => (may && !isAllowed(call, may) ? name : []))
}

/** Settles all parts of rows: what each row changes besides its record, and what is kept for undoing it. */
export async function settleParts(
  { service }: Kind,
  stage: PartStage,
  rows: readonly PartRow[],
): Promise<(PartOutcome & { readonly parts: Readonly<Record<string, unknown>> })[]> {
  const settled = rows.map(() => ({ isChanged: false, notes: [] as Reason[], parts: {} as Record<string, unknown> }))
  for (const part of service.importRules?.parts ?? []) {
    const names = Object.keys(part.form.shape)
    const named = [...rows.entries()].filter(([, { values }]) => names.some((name) => values.has(name)))
    if (named.length === 0) continue
    const isClosed = stage.plan.partesVedadas?.includes(part.name)
    const closed: PartOutcome = { isChanged: false, notes: [{ code: 'MAY_NOT_WRITE', field: names[0] }] }
    const outcomes = isClosed
      ? named.map(() => closed)
      : await part.settle(
          stage,
          named.map(([, row]) => row),
        )
    for (const [i, [at]] of named.entries()) {
      const { isChanged, notes, before } = outcomes[i] ?? noOutcome
      const own = settled[at]
      if (!own) continue
      own.isChanged ||= isChanged
      own.notes.push(...notes)
      if (before !== undefined) own.parts[part.name] = before
    }
  }
  return settled
}

/** Takes back what rows wrote besides their records; gives the records of which something was taken back. */
export async function takeBackParts(
  { service }: Kind,
  { work, act }: { readonly work: ChurchWork; readonly act: Parameters<typeof changeWithin>[1] },
  items: readonly { readonly registro: number; readonly antes: Before | null }[],
): Promise<ReadonlySet<number>> {
  const loosened = new Set<number>()
  const writeHistory: WriteHistory = (places, run) => changeWithin(work, act, places, run)
  for (const part of service.importRules?.parts ?? []) {
    const written = items.flatMap(({ registro, antes }) => {
      const before = antes?.parts?.[part.name]
      return before === undefined ? [] : [{ registro, before }]
    })
    if (written.length === 0) continue
    for (const id of await part.takeBack({ work, writeHistory }, written)) loosened.add(id)
  }
  return loosened
}
