/** A moment of a recording as people write it: `1:02:03`, `12:34`, `0:05`. From whole seconds. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds % 60)]
  const tail = `${minutes}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${tail.padStart(5, '0')}` : tail
}

/** A length as a catalogue writes it: `1 h 32 min`, `45 min`. Less than a minute is one. */
export function lengthText(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60))
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ')
}

/** A length as schema.org writes it: `PT1H2M3S`. */
export function isoDuration(seconds: number): string {
  return `PT${Math.floor(seconds / 3600)}H${Math.floor(seconds / 60) % 60}M${seconds % 60}S`
}

/** None of our recordings is longer. */
const mostSeconds = 172_800
const asClock = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/
const asLetters = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/

/** The seconds that `?t=` means in any of its usual forms: `754`, `12m34s`, `1:02:03`. Nothing for any other text. */
export function parseSeconds(text: string | null | undefined): number | undefined {
  if (!text) return undefined
  const [, hours = 0, minutes = 0, seconds = 0] = asClock.exec(text) ?? asLetters.exec(text) ?? [undefined, Number.NaN]
  const sum = 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)
  return sum <= mostSeconds ? sum : undefined
}

export interface TimedPart {
  readonly text: string
  /** Where the text is a time, what it means. */
  readonly seconds?: number
}

/** The description of a recording, cut where a time stands: the parts, put together, are the text. */
export function timedParts(text: string): TimedPart[] {
  // A verse reads like a time, and is told apart by the name before it (`João 3:16`) or the span behind it (`3:16-17`).
  const times = /(?<![\d:.,]|\p{Lu}\p{L}{0,40}\.? )\b(?:\d{1,2}:)?\d{1,2}:[0-5]\d\b(?!\d|[:–,-]\d)/gu
  const parts: TimedPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(times)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: found, seconds: parseSeconds(found) ?? 0 })
    end = index + found.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}
