import { instantAt, wallClock } from '@narthex/contract/church-time'
import { type Locale, locales } from '@narthex/contract/locale'
import { cleanText, normalize, toDay, toLine, toText, toYesOrNo } from '../../documents/cell-values.ts'
import type { TableCell } from '../../documents/table-cell.ts'
import type { TableField } from '../../documents/table-field.ts'
import type { allTableWords } from './record-fields.ts'
import { type RecordField, tableWords } from './record-fields.ts'
import { toHtml, toRichText } from './rich-html.ts'

/** How cells of a church are written and read. */
export interface CellContext {
  readonly locale: Locale
  readonly timeZone: string
  /** Titles of what records are a part of, by the field and the id. */
  readonly parents: ReadonlyMap<string, ReadonlyMap<number, string>>
}

export type ReasonCode = keyof (typeof allTableWords)[number]['reasons']
export interface Reason {
  readonly code: ReasonCode
  readonly field?: string | undefined
  readonly value?: string
}
export type ReadCell = { readonly value: unknown } | { readonly reason: Reason }

/** A value of a record as a cell. */
export function writeCell(field: RecordField, value: unknown, context: CellContext): TableField {
  if (value === null || value === undefined) return null
  const words = tableWords[context.locale]
  switch (field.type) {
    case 'flag':
      return value ? words.yes : words.no
    case 'moment':
      return { moment: wallClock(new Date(String(value)), context.timeZone).replace('T', ' ') }
    case 'day':
      return { day: String(value) }
    case 'rich':
      return toHtml(value as Parameters<typeof toHtml>[0])
    case 'parent':
      return context.parents.get(field.name)?.get(Number(value)) ?? Number(value)
    case 'state':
      return words.states[value as keyof typeof words.states]
    case 'json':
      return isEmptyJson(value) ? null : JSON.stringify(value)
    default:
      return typeof value === 'number' ? value : String(value)
  }
}

const isEmptyJson = (value: unknown) => Array.isArray(value) && value.length === 0

/** A cell as it is compared with another: the same text where an export and a table say the same. */
export function toComparable(field: TableField): string {
  if (field === null) return ''
  if (typeof field !== 'object') return cleanText(String(field)).replace(/\r\n?/g, '\n').trim()
  if ('cents' in field) return String(field.cents)
  return 'day' in field ? field.day : field.moment
}

/** The text of a cell with its lines and what they begin with. */
const rawText = (cell: TableCell): string =>
  typeof cell === 'string'
    ? cell
        .replace(/\r\n?/g, '\n')
        .replace(/^(?:[^\S\n]*\n)+/, '')
        .trimEnd()
    : toText(cell)

/** Reads the value of a field from a cell that is not empty. */
export function readCell(field: RecordField, cell: TableCell, context: CellContext): ReadCell {
  const text = toLine(toText(cell))
  const wrong = (code: ReasonCode, value = text): ReadCell => ({
    reason: { code, field: field.path, value: value.slice(0, 80) },
  })
  switch (field.type) {
    case 'line':
      return { value: text }
    case 'text':
      return { value: rawText(cell) }
    case 'number':
      return orWrong(toNumber(cell), () => wrong('NOT_A_NUMBER'))
    case 'weekday':
      return orWrong(toWeekday(cell), () => wrong('NOT_A_CHOICE'))
    case 'flag':
      return orWrong(toYesOrNo(typeof cell === 'boolean' ? String(cell) : text), () => wrong('NOT_YES_OR_NO'))
    case 'day':
      return orWrong(toDay(dayOf(cell), context.locale), () => wrong('NOT_A_DATE'))
    case 'moment':
      return orWrong(toMoment(cell, context), () => wrong('NOT_A_DATE'))
    case 'choice':
      return orWrong(findOption(field.options, text), () => wrong('NOT_A_CHOICE'))
    case 'state':
      return orWrong(toState(text), () => wrong('NOT_A_CHOICE'))
    case 'rich':
      return { value: toRichText(rawText(cell)) }
    case 'parent':
      return readParent(field, cell, context, wrong)
    default:
      return readJson(rawText(cell), wrong)
  }
}

const orWrong = (value: unknown, wrong: () => ReadCell): ReadCell => (value === undefined ? wrong() : { value })

const findOption = (options: readonly string[], text: string) =>
  options.find((option) => normalize(option) === normalize(text))

/** A day with a time behind it counts as the day. */
const dayOf = (cell: TableCell): TableCell =>
  typeof cell === 'string' ? (/^[\d/.-]{8,10}(?=[ T]\d{1,2}:)/.exec(cell.trim())?.[0] ?? cell) : cell

/** `1.234,5` and `1,234.5` are the same number: the last sign that is both in it and no digit parts its decimals. */
function toNumber(cell: TableCell): number | undefined {
  if (typeof cell === 'number') return cell
  const text = toLine(toText(cell)).replaceAll(' ', '')
  if (!/^-?[\d.,]{1,20}$/.test(text) || !/\d/.test(text)) return undefined
  const last = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'))
  const whole = last < 0 ? text : text.slice(0, last)
  const number = Number(`${whole.replace(/[.,]/g, '')}${last < 0 ? '' : `.${text.slice(last + 1)}`}`)
  return Number.isFinite(number) ? number : undefined
}

const weekdayNames = locales.map((locale) =>
  Array.from({ length: 7 }, (_, day) => {
    // The 4th of January 1970 was a Sunday.
    const sunday = new Date(Date.UTC(1970, 0, 4 + day))
    return normalize(new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(sunday))
  }),
)

function toWeekday(cell: TableCell): number | undefined {
  const number = toNumber(cell)
  if (number !== undefined) return number
  const name = normalize(toText(cell))
  const found = weekdayNames.map((names) => names.findIndex((own) => own === name || own.split('-')[0] === name))
  return found.find((day) => day >= 0)
}

/** A moment on the church's clocks, with or without its time; or one in UTC. */
function toMoment(cell: TableCell, { locale, timeZone }: CellContext): string | undefined {
  if (typeof cell === 'object') return toInstant(cell.day, cell.time ?? '00:00:00', timeZone)
  const text = toLine(toText(cell))
  if (/^\d{4}-\d\d-\d\dT[\d:.]{5,12}(?:Z|[+-]\d\d:\d\d)$/.test(text)) {
    const instant = new Date(text)
    return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
  }
  const [, written = '', clock = '00:00'] = /^([\d/.-]{8,10})(?:[ T,]+(\d{1,2}:\d\d(?::\d\d)?))?$/.exec(text) ?? []
  const day = toDay(written, locale)
  return day === undefined ? undefined : toInstant(day, clock.padStart(clock.length < 6 ? 5 : 8, '0'), timeZone)
}

function toInstant(day: string, time: string, timeZone: string): string | undefined {
  const [hours = '', minutes = '', seconds = '0'] = time.split(':')
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined
  const whole = instantAt(day, `${hours}:${minutes}`, timeZone)
  return new Date(whole.getTime() + Number(seconds) * 1000).toISOString()
}

const stateWords = {
  PUBLICADO: ['publicado', 'publicada', 'published', 'no ar', 'live'],
  RASCUNHO: ['rascunho', 'draft', 'borrador'],
}

function toState(text: string): string | undefined {
  const word = normalize(text)
  return Object.entries(stateWords).find(([, words]) => words.includes(word))?.[0]
}

function readParent(
  field: RecordField,
  cell: TableCell,
  { parents }: CellContext,
  wrong: (code: ReasonCode) => ReadCell,
): ReadCell {
  const known = [...(parents.get(field.name) ?? [])]
  const text = normalize(toText(cell))
  const named = known.filter(([, title]) => normalize(title) === text)
  if (named.length === 1) return { value: named[0]?.[0] }
  if (named.length > 1) return wrong('TWO_PARENTS')
  const byId = known.find(([id]) => String(id) === text)
  return byId ? { value: byId[0] } : wrong('NO_PARENT')
}

function readJson(text: string, wrong: (code: ReasonCode) => ReadCell): ReadCell {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return wrong('WRONG')
  }
}
