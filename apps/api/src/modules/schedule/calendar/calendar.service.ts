import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { Address } from '@narthex/contract/churches/church.schemas'
import { toLocale } from '@narthex/contract/locale'
import { moduleOfKind, type ScheduleKind } from '@narthex/contract/schedule/schedule-kinds'
import { lastScheduleDay } from '@narthex/contract/schedule/schedule-month'
import { catalogue } from '@narthex/locales/catalogue'
import type { Needs } from '../../../platform/platform.ts'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type Frame, getFrame, hasModule } from '../../churches/churches.service.ts'
import { findSeries, seriesBetween } from '../schedule.service.ts'
import { occurrenceOn, type Series } from '../series.rules.ts'
import { type CalendarOwner, eventLines, type PersonalEvent, personalEventLines } from './event-lines.rules.ts'
import { icsFile, icsText } from './ics-text.rules.ts'
import { zoneLines } from './time-zone.rules.ts'

/** A calendar as a file (RFC 5545). */
export interface CalendarFile {
  readonly text: string
  /** Moment up to which the file stays the same without an edit. */
  readonly until?: Date
}

/** Days after which an event leaves the calendar: history would only grow. */
const keptDays = 400
/** Changes of the clocks are told so far ahead: what follows no rule is known no further. */
const yearsAhead = 10

/**
 * Returns the church's calendar, or one kind of it, for subscription: recurrence rules stay rules, from about a year ago on.
 * Undefined for a kind that the church does not have.
 */
export async function getCalendar(
  platform: Needs<'domain'>,
  call: ChurchCall,
  kind?: ScheduleKind,
): Promise<CalendarFile | undefined> {
  const frame = await getFrame(call)
  const module = kind && moduleOfKind[kind]
  if (module && !hasModule(frame, module)) return undefined
  const { fusoHorario } = frame.church
  const today = dateIn(fusoHorario, call.clock())
  const range = { from: dateAfter(today, -keptDays), to: lastScheduleDay }
  const all = await seriesBetween(call, range, kind)
  const text = fileText(platform, call, frame, { all, name: calendarName(frame, kind) })
  return { text, until: instantAt(dateAfter(today, 1), '00:00', fusoHorario) }
}

/** One thing of the calendar by its id (`culto-3`, all of its times; `culto-3-20261129`, one); undefined for none. */
export async function fileOfItem(
  platform: Needs<'domain'>,
  call: ChurchCall,
  id: string,
): Promise<CalendarFile | undefined> {
  const [, seriesId = '', year, month, day] = /^([a-z]+-\d+)(?:-(20\d\d|2100)(\d\d)(\d\d))?$/.exec(id) ?? []
  const series = await findSeries(call, seriesId)
  if (!series) return undefined
  const frame = await getFrame(call)
  const shown = year ? onlyOn(series, `${year}-${month}-${day}`, frame.church.fusoHorario) : series
  return shown && { text: fileText(platform, call, frame, { all: [shown], name: shown.titulo }) }
}

/** An event for one person's calendar; canceled it is taken off the calendar (RFC 5546 §3.2.5). */
export async function writePersonalEvent(
  platform: Needs<'domain'>,
  call: ChurchCall,
  event: PersonalEvent & { readonly isAtChurch: boolean },
): Promise<string> {
  const { church } = await getFrame(call)
  const owner = toOwner(platform, call, church)
  const year = Number(dateIn(owner.timeZone, event.inicio).slice(0, 4))
  const lastYear = Number(dateIn(owner.timeZone, event.fim).slice(0, 4))
  const local = event.local ?? (event.isAtChurch ? owner.place : null)
  return icsFile([
    ...fileHead(event.standing === 'CANCELLED' ? 'CANCEL' : 'PUBLISH'),
    ...zoneLines(owner.timeZone, year, lastYear),
    ...personalEventLines({ ...event, local }, owner),
    'END:VCALENDAR',
  ])
}

/** Converts one occurrence to a single event, so that importing one Sunday does not add the whole series. */
function onlyOn(series: Series, day: string, timeZone: string): Series | undefined {
  const occurrence = Number.isNaN(Date.parse(day)) ? undefined : occurrenceOn(series, day, timeZone)
  if (!occurrence) return undefined
  const { id, local, dataInicio, dataFim } = occurrence
  return { ...series, id, local, when: { inicio: new Date(dataInicio), fim: new Date(dataFim) } }
}

function fileText(
  platform: Needs<'domain'>,
  call: ChurchCall,
  { church }: Frame,
  { all, name }: { all: readonly Series[]; name: string },
): string {
  const { fusoHorario } = church
  const owner = toOwner(platform, call, church)
  const thisYear = Number(dateIn(fusoHorario, call.clock()).slice(0, 4))
  const recurring = all.flatMap(({ when }) => ('regra' in when ? Number(when.data.slice(0, 4)) : []))
  // A calendar with nothing in it is none to those who read it: an empty one explains at least its clocks.
  const isZoned = recurring.length > 0 || all.length === 0
  return icsFile([
    ...fileHead('PUBLISH'),
    `NAME:${icsText(name)}`,
    `X-WR-CALNAME:${icsText(name)}`,
    `X-WR-TIMEZONE:${fusoHorario}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(isZoned ? zoneLines(fusoHorario, Math.min(thisYear, ...recurring), thisYear + yearsAhead) : []),
    ...all.flatMap((series) => eventLines(series, owner)),
    'END:VCALENDAR',
  ])
}

const fileHead = (method: 'PUBLISH' | 'CANCEL') => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Narthex//Schedule//EN',
  'CALSCALE:GREGORIAN',
  `METHOD:${method}`,
]

function toOwner(platform: Needs<'domain'>, call: ChurchCall, { nome, endereco, fusoHorario }: Frame['church']) {
  return {
    timeZone: fusoHorario,
    uidHost: `${call.church.label}.${platform.domain.hostname}`,
    origin: toOrigin(platform.domain, call.church),
    place: endereco && placeText(nome, endereco),
  } satisfies CalendarOwner
}

/** Name in the church's language: a subscription outlives the language of the request. */
function calendarName({ church }: Frame, kind: ScheduleKind | undefined): string {
  if (!kind) return church.nome
  const { kinds } = catalogue[toLocale(church.idioma) ?? 'en'].schedule
  return `${church.nome} · ${kinds[kind]}`
}

function placeText(name: string, { logradouro, numero, bairro, cidade, estado }: Address): string {
  return [name, logradouro, numero, bairro, cidade, estado].filter(Boolean).join(', ')
}
