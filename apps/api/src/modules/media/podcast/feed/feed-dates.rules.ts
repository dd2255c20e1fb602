import { minuteMs } from '@narthex/contract/durations'

/** Names of the months in the languages that feeds are written in; the first letters of one name the month too. */
const monthNames = [
  ['january', 'janeiro', 'enero', 'janvier', 'gennaio'],
  ['february', 'fevereiro', 'febrero', 'fevrier', 'febbraio'],
  ['march', 'marco', 'marzo', 'mars', 'marz'],
  ['april', 'abril', 'avril'],
  ['may', 'maio', 'mayo', 'mai', 'maggio'],
  ['june', 'junho', 'junio', 'juin', 'giugno'],
  ['july', 'julho', 'julio', 'juillet', 'luglio'],
  ['august', 'agosto', 'aout'],
  ['september', 'setembro', 'septiembre', 'setiembre', 'settembre'],
  ['october', 'outubro', 'octubre', 'oktober', 'ottobre'],
  ['november', 'noviembre'],
  ['december', 'dezembro', 'diciembre', 'decembre', 'dicembre'],
] as const

/** Hours before or after UTC by the letters of a zone. Letters of several zones mean the one of the Americas or Europe. */
const zoneHours: Readonly<Record<string, number>> = {
  brt: -3,
  brst: -2,
  amt: -4,
  amst: -3,
  acrt: -5,
  fnt: -2,
  art: -3,
  bot: -4,
  clt: -4,
  clst: -3,
  cot: -5,
  ect: -5,
  pet: -5,
  pyt: -3,
  pyst: -3,
  uyt: -3,
  uyst: -2,
  vet: -4,
  gyt: -4,
  srt: -3,
  gft: -3,
  nst: -3.5,
  ndt: -2.5,
  ast: -4,
  adt: -3,
  est: -5,
  edt: -4,
  cst: -6,
  cdt: -5,
  mst: -7,
  mdt: -6,
  pst: -8,
  pdt: -7,
  akst: -9,
  akdt: -8,
  hst: -10,
  azot: -1,
  azost: 0,
  cvt: -1,
  wet: 0,
  west: 1,
  bst: 1,
  cet: 1,
  cest: 2,
  met: 1,
  mest: 2,
  eet: 2,
  eest: 3,
  msk: 3,
  wat: 1,
  cat: 2,
  sast: 2,
  eat: 3,
  ist: 5.5,
  hkt: 8,
  sgt: 8,
  pht: 8,
  awst: 8,
  jst: 9,
  kst: 9,
  acst: 9.5,
  acdt: 10.5,
  aest: 10,
  aedt: 11,
  nzst: 12,
  nzdt: 13,
}

interface Day {
  readonly year: number
  readonly month: number
  readonly day: number
}

/**
 * Reads the date of an episode as feeds write it: the form of mails (RFC 822) with names of months and zones of many
 * languages, and ISO 8601. A zone that is missing or unknown is UTC: a date hours off is better than a lost episode.
 * Undefined for what is no date.
 */
export function readFeedDate(written: string): Date | undefined {
  const text = spread(
    written
      .slice(0, 100)
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .trim(),
  )
  if (/^(?:\d{10}|\d{13})$/.test(text)) return new Date(Number(text.padEnd(13, '0')))
  const time = /(\d{1,2})[:h](\d{2})?(?::(\d{2}))?(?:[.,]\d{1,9})?(?:\s{0,3}([ap])\.?m\b)?/.exec(text)
  const beforeTime = time ? text.slice(0, time.index) : text
  const afterTime = time ? text.slice(time.index + time[0].length) : ''
  const day = readDay(beforeTime) ?? readDay(afterTime) ?? readDay(`${beforeTime} ${afterTime}`) ?? readDay(text)
  if (!day) return undefined
  const [, hour = '0', minute = '0', second = '0', half] = time ?? []
  const midday = half === 'p' && Number(hour) < 12 ? 12 : half === 'a' && hour === '12' ? -12 : 0
  return toMoment(day, [Number(hour) + midday, Number(minute), Number(second)], readOffset(afterTime))
}

/** Days without signs between their parts (`20260302T100000Z`), and those of China and Japan, as others are written. */
const spread = (text: string): string =>
  text
    .replace(/^(\d{4})(\d{2})(\d{2})(?=t|$)/, '$1-$2-$3')
    .replace(/t(\d{2})(\d{2})(\d{2})/, 't$1:$2:$3')
    .replace(/[年月]/g, '-')
    .replace(/日/g, ' ')

function toMoment(
  { year, month, day }: Day,
  [hour = 0, minute = 0, second = 0]: readonly number[],
  offset: number,
): Date | undefined {
  const midnight = new Date(Date.UTC(year, month, day))
  // A day that its month does not have would roll over into the next.
  if (midnight.getUTCDate() !== day || hour > 24 || minute > 59 || second > 60) return undefined
  return new Date(Date.UTC(year, month, day, hour, minute, Math.min(second, 59)) - offset)
}

function readDay(text: string): Day | undefined {
  const [, isoYear, isoMonth, isoDay] = /(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text) ?? []
  if (isoYear) return { year: Number(isoYear), month: Number(isoMonth) - 1, day: Number(isoDay) }
  const [, first, second, slashedYear] = /(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/.exec(text) ?? []
  if (slashedYear) return readSlashed(Number(first), Number(second), Number(slashedYear))
  return readNamed(text)
}

/** Reads a month and a day: the number that no month has is the day; the month stands first where both could be one. */
function readSlashed(first: number, second: number, year: number): Day {
  return first > 12 ? { year, month: second - 1, day: first } : { year, month: first - 1, day: second }
}

/** Reads a day with a month by its name, which stands beside the number of the day. */
function readNamed(text: string): Day | undefined {
  const words = text.match(/[a-z]+|\d+/g)?.filter((word) => !/^(?:de|del|of|st|nd|rd|th|o|do)$/.test(word)) ?? []
  for (const [at, word] of words.entries()) {
    const month = findMonth(word)
    if (month === -1) continue
    const [before, after, last] = [words[at - 1] ?? '', words[at + 1] ?? '', words[at + 2] ?? '']
    if (isDay(before) && isYear(after)) return { year: toYear(after), month, day: Number(before) }
    if (isDay(after) && isYear(last)) return { year: toYear(last), month, day: Number(after) }
  }
  return undefined
}

const findMonth = (word: string): number =>
  word.length < 3 ? -1 : monthNames.findIndex((names) => names.some((name) => name.startsWith(word)))

const isDay = (word: string) => /^\d{1,2}$/.test(word)
const isYear = (word: string) => /^(?:\d{2}|\d{4})$/.test(word)

/** Years of two digits mean what mail programs read in them (RFC 2822, 4.3). */
function toYear(word: string): number {
  const year = Number(word)
  if (word.length === 4) return year
  return year < 50 ? 2000 + year : 1900 + year
}

/** Milliseconds that a zone is ahead of UTC, as it stands behind the time. A number goes before letters. */
function readOffset(text: string): number {
  const [, sign, hours, minutes = '0'] = /([+-])(\d{1,2}):?(\d{2})?(?!\d)/.exec(text) ?? []
  if (sign) return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs
  const letters = text.match(/[a-z]+/g)?.find((word) => word in zoneHours)
  return letters ? (zoneHours[letters] ?? 0) * 60 * minuteMs : 0
}
