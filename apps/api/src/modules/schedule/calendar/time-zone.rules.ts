import { findZoneChanges, type ZoneChange } from './zone-changes.rules.ts'

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** Number of consecutive similar years after which changes of the clocks are written as a rule. */
const yearsOfARule = 3

/**
 * A zone as a calendar file explains it (RFC 5545 §3.6.5), for those who do not know it by its name: what its clocks
 * show from the first year on, each change on its day, and the changes that come back every year as a rule without end.
 */
export function zoneLines(timeZone: string, firstYear: number, lastYear: number): string[] {
  const { offset, changes } = findZoneChanges(timeZone, firstYear, lastYear)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    `X-LIC-LOCATION:${timeZone}`,
    ...observance('STANDARD', { shown: `${firstYear}0101T000000`, from: offset, to: offset }),
    ...changesAlike(changes).flatMap((alike) => linesOfChanges(alike, lastYear)),
    'END:VTIMEZONE',
  ]
}

/** Groups changes by the offsets between which they move, sorted by the first change of each group. */
function changesAlike(changes: readonly ZoneChange[]): ZoneChange[][] {
  const kinds = new Map<string, ZoneChange[]>()
  for (const change of changes) {
    const kind = `${change.from}${change.to}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), change])
  }
  return [...kinds.values()]
}

/** Each change by itself rather than as a list of dates: not every reader of calendars takes more than one of those. */
function linesOfChanges(alike: readonly ZoneChange[], lastYear: number): string[] {
  const yearly = yearlyTail(alike, lastYear)
  const [first] = yearly
  return [
    ...alike.slice(0, alike.length - yearly.length).flatMap((change) => observance(kindOf(change), change)),
    ...(first ? observance(kindOf(first), first, [ruleOf(yearly)]) : []),
  ]
}

const kindOf = ({ isForward }: ZoneChange) => (isForward ? 'DAYLIGHT' : 'STANDARD')

/** Changes at the end that came every year, up to the last, on such a day: `second Sunday of March`. */
function yearlyTail(alike: readonly ZoneChange[], lastYear: number): ZoneChange[] {
  const tail: ZoneChange[] = []
  for (const change of alike.toReversed()) {
    const expected = lastYear - tail.length
    if (change.year !== expected || !ruleOf([change, ...tail])) break
    tail.unshift(change)
  }
  return tail.length >= yearsOfARule ? tail : []
}

/** The rule that gives all of these; empty where there is none. */
function ruleOf(changes: readonly ZoneChange[]): string {
  const [first] = changes
  const isSame = changes.every(
    ({ month, weekday, shown }) =>
      month === first?.month && weekday === first.weekday && shown.slice(8) === first.shown.slice(8),
  )
  if (!first || !isSame) return ''
  const day = `${weekdays[first.weekday]}`
  const rule = `RRULE:FREQ=YEARLY;BYMONTH=${first.month};BYDAY=`
  if (changes.every(({ isLast }) => isLast)) return `${rule}-1${day}`
  return changes.every(({ nth }) => nth === first.nth) ? `${rule}${first.nth}${day}` : ''
}

function observance(
  kind: 'STANDARD' | 'DAYLIGHT',
  { shown, from, to }: Pick<ZoneChange, 'shown' | 'from' | 'to'>,
  more: readonly string[] = [],
): string[] {
  return [
    `BEGIN:${kind}`,
    `DTSTART:${shown}`,
    ...more,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `TZNAME:${to.replace(/00$/, '')}`,
    `END:${kind}`,
  ]
}
