import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { normalize, toText } from '../../documents/cell-values.ts'
import type { TableCell } from '../../documents/table-cell.ts'
import type { ImportPlan } from '../bulk/bulk.tables.ts'
import { checkForm } from '../editing/draft-view.ts'
import { type Kind, type KindForm, type KindRow, pickForm } from '../resource-kind.ts'
import { type CellContext, type ReadCell, type Reason, readCell, toComparable, writeCell } from './field-cells.ts'
import { isSameText } from './import-context.ts'
import type { ImportRules, RowContext } from './import-rules.ts'
import type { RecordField } from './record-fields.ts'
import { readFault } from './record-files.ts'
import { findSchema } from './row-parts.ts'

/** Row of a table: values by the paths of their fields, as they are compared and as they are written. */
export interface ReadRow {
  readonly values: ReadonlyMap<string, unknown>
  readonly texts: ReadonlyMap<string, string>
  readonly reasons: readonly Reason[]
  /** Values that are left out while the row is taken. */
  readonly notes: readonly Reason[]
}

export interface RowReader extends RowContext {
  readonly kind: Kind
  readonly plan: ImportPlan
  /** The field of each column. */
  readonly columns: readonly (RecordField | undefined)[]
  readonly context: CellContext
  readonly rules: ImportRules | undefined
  /** Fields without a column that rules complete. */
  readonly added: readonly RecordField[]
  /** The language in whose order the parts of a written day stand, by field. */
  readonly dayLocale: (path: string) => CellContext['locale']
  /** Runs checks by which telephone numbers are those of the church's country. */
  readonly checked: <T>(check: () => T) => T
}

/** Empty cells say nothing. */
export function readRow(reader: RowReader, cells: readonly TableCell[]): ReadRow {
  const { columns, plan, rules } = reader
  const values = new Map<string, unknown>()
  const [reasons, notes]: [Reason[], Reason[]] = [[], []]
  const fault = plan.arquivos ? readFault(cells[1]) : undefined
  if (fault) return { values, texts: new Map(), reasons: [fault], notes }
  for (const [at, field] of columns.entries()) {
    const cell = cells[at]
    if (!field || cell === undefined || toText(cell) === '' || values.has(field.path)) continue
    const own = { ...reader.context, ...(field.type === 'day' && { locale: reader.dayLocale(field.path) }) }
    const read = rules ? readByRules({ ...reader, context: own }, rules, field, cell) : readCell(field, cell, own)
    if (!read) continue
    if ('reason' in read) (rules?.loose.has(field.path) ? notes : reasons).push(read.reason)
    else values.set(field.path, field.path === 'idExterno' ? ownId(plan.origem, String(read.value)) : read.value)
  }
  rules?.complete(values, reader)
  const known = columns.flatMap((field) => field ?? [])
  const fields = rules ? [...known, ...reader.added] : known
  const texts = fields.flatMap((field) =>
    values.has(field.path)
      ? [[field.path, toComparable(writeCell(field, values.get(field.path), reader.context))] as const]
      : [],
  )
  return { values, texts: new Map(texts), reasons, notes }
}

/** A value as the form takes it, so that it is compared as it will be stored; undefined for a word that says nothing. */
function readByRules(
  { kind, context, checked, today }: RowReader,
  { words, past }: ImportRules,
  field: RecordField,
  cell: TableCell,
): ReadCell | undefined {
  const text = toText(cell)
  const word = words[field.path]?.[normalize(text)]
  if (word === null) return undefined
  const read = word === undefined ? readCell(field, cell, context) : { value: word }
  // The words of the product stand for options, not their codes.
  if ('reason' in read && read.reason.code === 'NOT_A_CHOICE')
    return { reason: { code: 'WRONG', field: field.path, value: text.slice(0, 80) } }
  if ('reason' in read) return read
  const schema = findSchema(kind, field.path)
  const result = schema && checked(() => z.safeParse(schema, read.value))
  const isWrong = !result?.success || (past.has(field.path) && String(result.data) > today)
  return isWrong ? { reason: { code: 'WRONG', field: field.path, value: text.slice(0, 80) } } : { value: result.data }
}

/** Ids of different programs are different ones. */
const ownId = (source: string, id: string): string =>
  source === '' || id.startsWith(`${source}:`) ? id : `${source}:${id}`

/** The key by which rows of a file say the same record; undefined for a row without. */
export function findKey({ plan, context }: RowReader, { texts }: ReadRow): string | undefined {
  const id = texts.get('idExterno')
  if (id) return `id ${id}`
  const parts = plan.chave.map((path) => texts.get(path) ?? '')
  return parts[0] ? JSON.stringify(parts.map((part) => part.toLocaleLowerCase(context.locale))) : undefined
}

export interface Match {
  readonly record: KindRow | undefined
  /** More than one, or one of which it is not sure that it is the same. */
  readonly doubt: 'LOOKS_KNOWN' | 'SEVERAL_KNOWN' | 'SHARES_CONTACT' | undefined
  /** The record says all that the row says, but for its id. */
  readonly isSame?: boolean
}

/** Finds the record of a row among those that may be it. */
export function matchRow(reader: RowReader, row: ReadRow, known: readonly KindRow[]): Match {
  const id = row.texts.get('idExterno')
  const named = id === undefined ? undefined : known.find(({ idExterno }) => idExterno === id)
  if (named) return { record: named, doubt: undefined }
  const alike = known.filter((record) => isAlike(reader, row, record))
  if (reader.plan.arquivos) return matchFile(reader, row, alike)
  const free = id === undefined ? alike : alike.filter(({ idExterno }) => !idExterno)
  const [record] = free
  if (free.length > 1) return { record: undefined, doubt: 'SEVERAL_KNOWN' }
  return { record, doubt: record && id !== undefined ? 'LOOKS_KNOWN' : undefined }
}

/** A file that was moved or renamed, or a song that someone typed: the same where it says the same, else doubtful. */
function matchFile(reader: RowReader, row: ReadRow, alike: readonly KindRow[]): Match {
  const values = new Map([...row.values].filter(([path]) => path !== 'idExterno'))
  const same = alike.find((record) => !mergeRow(reader, { ...row, values }, record).isChanged)
  if (same) return { record: same, doubt: undefined, isSame: true }
  const [record] = alike
  if (alike.length > 1) return { record: undefined, doubt: 'SEVERAL_KNOWN' }
  return { record, doubt: record && 'LOOKS_KNOWN' }
}

function isAlike({ plan, kind, columns, context }: RowReader, { texts }: ReadRow, record: KindRow): boolean {
  const cells = plan.chave.flatMap((path) => {
    const field = columns.find((column) => column?.path === path)
    const text = texts.get(path)
    return field && text !== undefined ? [{ field, text }] : []
  })
  return (
    cells.length > 0 &&
    cells.every(({ field, text }) => {
      const own = valueAt(pickForm(kind.resource, record), field.path)
      return isSameText(toComparable(writeCell(field, own, context)), text)
    })
  )
}

export const valueAt = (form: KindForm, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as KindForm | null | undefined)?.[name], form)

/** Record as a row wants it. */
export interface Intent {
  readonly form: KindForm
  /** Something differs from the record as it is. */
  readonly isChanged: boolean
  readonly isPublished: boolean
  readonly reasons: readonly Reason[]
  /** Fields of the form that differ from the record. */
  readonly changed: readonly string[]
}

const isOfPart = ({ resource }: Kind, { language, name }: RecordField) =>
  language === undefined && !(name in resource.form.shape)

/** The form of a new record, or of one that is there with what the row says of it. */
export function mergeRow(reader: RowReader, row: ReadRow, record: KindRow | undefined): Intent {
  const { kind, columns, context } = reader
  const before = record ? pickForm(kind.resource, record) : {}
  const form: Record<string, unknown> = structuredClone(before)
  const changed = new Set<string>()
  for (const field of [...columns, ...reader.added]) {
    if (!field || field.type === 'state' || !row.values.has(field.path) || isOfPart(kind, field)) continue
    const value = row.values.get(field.path)
    const path = placeOf(field, row, before)
    const old = valueAt(before, path)
    // The id of another program, or of another file, stays.
    if (path === 'idExterno' && old) continue
    const isSame =
      record !== undefined &&
      (toComparable(writeCell(field, old, context)) === row.texts.get(field.path) || isDeepStrictEqual(old, value))
    if (isSame) continue
    changed.add(path.split('.')[0] ?? path)
    setAt(form, path, value)
  }
  completeWords(form)
  const { form: checked, problems } = reader.checked(() => checkForm(kind, form))
  const isPublished = row.values.get('situacao') === 'PUBLICADO'
  const isLive = record !== undefined && record.situacao === 'PUBLICADO'
  return {
    form: checked ?? form,
    isChanged: record === undefined || changed.size > 0 || (isPublished && !isLive),
    isPublished: isPublished && !isLive,
    changed: [...changed],
    reasons: problems.map(({ path, message }) => toReason(form, path, message)),
  }
}

/** Words in the language of the record are its own; a column for them besides is their translation. */
function placeOf({ path, name, language }: RecordField, row: ReadRow, before: KindForm): string {
  const own = row.values.get('idioma') ?? before.idioma
  return language !== undefined && language === own && !row.values.has(name) ? name : path
}

function setAt(form: Record<string, unknown>, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  let place = form
  for (const name of names) {
    place[name] ??= {}
    place = place[name] as Record<string, unknown>
  }
  place[last] = value
}

/** A language of which nothing is said has no translation. */
function completeWords(form: Record<string, unknown>): void {
  const { traducoes, idioma } = form
  if (typeof traducoes !== 'object' || traducoes === null) return
  form.traducoes = Object.fromEntries(Object.entries(traducoes).filter(([language]) => language !== idioma))
}

function toReason(form: KindForm, path: string, message: string): Reason {
  const value = valueAt(form, path)
  if (value === undefined || value === null || value === '') return { code: 'MISSING', field: path }
  if (/^Too big/i.test(message) && typeof value === 'string') return { code: 'TOO_LONG', field: path }
  return {
    code: 'WRONG',
    field: path,
    value: String(typeof value === 'object' ? JSON.stringify(value) : value).slice(0, 80),
  }
}
