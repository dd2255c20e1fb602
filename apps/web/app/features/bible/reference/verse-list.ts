/** Verses of one chapter, both ends included. */
export interface VerseRange {
  readonly first: number
  readonly last: number
}

/** Most ranges in one address: more are not marked by hand. */
const maxRanges = 20

/** Reads the last part of an address: `16`, `16-18`, `16,18-20`; undefined for anything else. */
export function parseVerses(text: string): VerseRange[] | undefined {
  const parts = text.split(',')
  if (parts.length > maxRanges) return undefined
  const ranges: VerseRange[] = []
  for (const part of parts) {
    const range = parseRange(part)
    if (!range || range.first <= (ranges.at(-1)?.last ?? 0)) return undefined
    ranges.push(range)
  }
  return ranges
}

function parseRange(text: string): VerseRange | undefined {
  const [, from, to] = /^([1-9]\d{0,2})(?:-([1-9]\d{0,2}))?$/.exec(text) ?? []
  if (from === undefined) return undefined
  const first = Number(from)
  const last = to === undefined ? first : Number(to)
  return last > first || to === undefined ? { first, last } : undefined
}

/** Writes what `parseVerses` reads. */
export function formatVerses(ranges: readonly VerseRange[]): string {
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',')
}

/** Joins neighbouring verses into ranges, in order. */
export function toRanges(verses: Iterable<number>): VerseRange[] {
  const ranges: VerseRange[] = []
  for (const verse of [...new Set(verses)].toSorted((one, other) => one - other)) {
    const before = ranges.at(-1)
    if (before?.last === verse - 1) ranges[ranges.length - 1] = { first: before.first, last: verse }
    else ranges.push({ first: verse, last: verse })
  }
  return ranges
}

export function isWithin(ranges: readonly VerseRange[], verse: number, last: number = verse): boolean {
  return ranges.some((range) => verse <= range.last && last >= range.first)
}
