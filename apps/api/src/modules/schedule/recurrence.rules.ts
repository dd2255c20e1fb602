import { dateAfter, dateIn, wallClock } from '@narthex/contract/church-time'
import { dayMs } from '@narthex/contract/durations'
import { RRuleTemporal } from 'rrule-temporal'

/** The first time of what recurs, on the church's own calendar and clocks. */
export interface FirstTime {
  /** `YYYY-MM-DD`. */
  readonly data: string
  /** `HH:MM`. */
  readonly horario: string
}

/** Days of the calendar, both included. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** More times than any rule of a church's has, and few enough to walk through. */
const mostTimes = 1000
const longestRule = 200
/** More days than the calendar has. */
const mostSteps = 50_000

/** Whether a value may stand in a rule, by the rule's frequency and its other parts. */
type Check = (value: string, parts: ReadonlyMap<string, string>) => boolean

const weekdays = '(?:MO|TU|WE|TH|FR|SA|SU)'
const wholeNumber = (value: string, largest: number) => /^[1-9]\d{0,3}$/.test(value) && Number(value) <= largest
const listOf = (item: string) => new RegExp(`^${item}(?:,${item}){0,30}$`)
const plainDays = listOf(weekdays)
const countedDays = listOf(`[+-]?[1-5]${weekdays}`)
const monthDays = listOf('-?(?:[1-9]|[12]\\d|3[01])')
const months = listOf('(?:[1-9]|1[0-2])')

/** The parts that a rule may have, in the order in which it is kept. What is not here a church does not need. */
const allowed: Readonly<Record<string, Check>> = {
  FREQ: (value) => /^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(value),
  INTERVAL: (value) => wholeNumber(value, 99),
  COUNT: (value, parts) => wholeNumber(value, mostTimes) && !parts.has('UNTIL'),
  UNTIL: (value) => untilPattern.test(value),
  BYMONTH: (value) => months.test(value),
  // Of a month: a year has to name it.
  BYMONTHDAY: (value, parts) => monthDays.test(value) && isOfMonth(parts),
  BYDAY: (value, parts) => {
    if (parts.has('BYMONTHDAY')) return false
    if (plainDays.test(value)) return parts.get('FREQ') !== 'YEARLY'
    return countedDays.test(value) && isOfMonth(parts)
  },
  // The last working day of a month, and such.
  BYSETPOS: (value, parts) =>
    /^-?[1-5]$/.test(value) && parts.get('FREQ') === 'MONTHLY' && plainDays.test(parts.get('BYDAY') ?? ''),
  WKST: (value) => new RegExp(`^${weekdays}$`).test(value),
}

function isOfMonth(parts: ReadonlyMap<string, string>): boolean {
  return parts.get('FREQ') === 'MONTHLY' || (parts.get('FREQ') === 'YEARLY' && parts.has('BYMONTH'))
}

/**
 * A rule (RFC 5545 §3.3.10) as it is kept: its parts checked, in one order, and its end, however it was told, as the last
 * day on which it is held (`UNTIL=YYYYMMDD`, on the church's calendar). Undefined for a rule that no church needs:
 * parts below the day, mazes of parts, no first time on the day it begins, more than 1000 times.
 */
export function keptRule(given: string, first: FirstTime, timeZone: string, lastDay: string): string | undefined {
  const parts = partsOf(given)
  if (!parts) return undefined
  const until = parts.get('UNTIL')
  const count = Number(parts.get('COUNT') ?? mostTimes)
  const limit = until ? untilDay(until, first, timeZone) : lastDay
  const endless = ruleText(parts, ['COUNT', 'UNTIL'])
  if (!limit || listDays(endless, first.data, { from: first.data, to: first.data }).length === 0) return undefined
  if (!until && !parts.has('COUNT')) return endless
  const last = lastOf(endless, first.data, limit < lastDay ? limit : lastDay, count)
  return last && `${endless};UNTIL=${last.replaceAll('-', '')}`
}

/** The last day of a kept rule, `YYYY-MM-DD`; undefined for one without end. */
export function findLastDay(rule: string): string | undefined {
  const [, year, month, day] = /;UNTIL=(\d{4})(\d\d)(\d\d)$/.exec(rule) ?? []
  return year && `${year}-${month}-${day}`
}

/** A kept rule without its end. */
export function endlessRule(rule: string): string {
  return rule.replace(/;UNTIL=\d{8}$/, '')
}

/** The days on which a kept rule that begins on `first` is held, within a range. */
export function listDays(rule: string, first: string, { from, to }: DayRange): string[] {
  const last = findLastDay(rule)
  const [begin, end] = [from > first ? from : first, last && last < to ? last : to]
  if (begin > end) return []
  const near = nearestStart(endlessRule(rule), first, begin)
  return ruleFrom(endlessRule(rule), near).between(asDate(begin), asDate(end), true).map(dayOfMoment)
}

/**
 * A day on which the same rule may as well begin, shortly before another: the library walks from the start, and a daily
 * rule of many years would be a long way. Months and years are few.
 */
function nearestStart(rule: string, first: string, day: string): string {
  const unit = /^FREQ=DAILY/.test(rule) ? 1 : /^FREQ=WEEKLY/.test(rule) ? 7 : undefined
  if (!unit) return first
  const step = unit * Number(/;INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1)
  const passed = Math.floor((Date.parse(day) - Date.parse(first)) / dayMs / step)
  return dateAfter(first, Math.max(0, passed - 1) * step)
}

/** Days alone: no clock is ever put forward or back in UTC, so that a rule cannot lose or gain a day to one. */
function ruleFrom(rule: string, first: string): RRuleTemporal {
  const rruleString = `DTSTART:${first.replaceAll('-', '')}T000000Z\nRRULE:${rule}`
  return new RRuleTemporal({ rruleString, cache: false, maxIterations: mostSteps })
}

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
const dayOfMoment = (moment: { toString(): string }) => moment.toString().slice(0, 10)

function lastOf(rule: string, first: string, limit: string, count: number): string | undefined {
  let last: string | undefined
  ruleFrom(rule, first).all((moment, index) => {
    const day = dayOfMoment(moment)
    const counts = day <= limit && index < count
    if (counts) last = day
    return counts
  })
  return last
}

function partsOf(given: string): Map<string, string> | undefined {
  const text = given
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
  if (text.length > longestRule) return undefined
  const pairs = text.split(';').map((part) => part.split('='))
  const parts = new Map(pairs.map(([name = '', value = '']) => [name, value]))
  const isSound =
    parts.has('FREQ') &&
    pairs.every((pair) => pair.length === 2) &&
    parts.size === pairs.length &&
    [...parts].every(([name, value]) => allowed[name]?.(value, parts))
  return isSound ? parts : undefined
}

function ruleText(parts: ReadonlyMap<string, string>, without: readonly string[]): string {
  const names = Object.keys(allowed).filter((name) => !without.includes(name) && parts.has(name))
  return names.map((name) => `${name}=${parts.get(name)}`).join(';')
}

const untilPattern = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/

/** The last day on which something at this time of day still begins; undefined where the end is no moment at all. */
function untilDay(until: string, { horario }: FirstTime, timeZone: string): string | undefined {
  const [, year, month, day, hour, minute, second, isUtc] = untilPattern.exec(until) ?? []
  const date = `${year}-${month}-${day}`
  const moment = new Date(`${date}T${hour ?? '23'}:${minute ?? '59'}:${second ?? '59'}Z`)
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== date) return undefined
  const [lastDate, lastTime] = isUtc
    ? [dateIn(timeZone, moment), wallClock(moment, timeZone).slice(11, 16)]
    : [date, moment.toISOString().slice(11, 16)]
  return horario <= lastTime ? lastDate : dateAfter(lastDate, -1)
}
