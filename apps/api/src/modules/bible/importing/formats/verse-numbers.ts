/** The number of a verse, and the last one of several that share a text. Number 0 is the title of a psalm. */
export interface VerseNumber {
  readonly first: number
  readonly last?: number | undefined
  /** A later part of a verse that is split in two: `1b`. */
  readonly isContinued?: boolean | undefined
}

/** `17`, `17-18`, `17–18`, `1a`, `1b`, `2-3a`, `3b-4`, `5,6,7`; undefined for anything else. */
export function parseVerseNumber(text: string): VerseNumber | undefined {
  const plain = text
    .replace(/[.):]$/, '')
    .replace(/\s/g, '')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
  const found =
    /^(\d{1,3})([a-z]?)(?:(?:[-\u2010-\u2015\u2212,]\d{1,3}[a-z]?)*[-\u2010-\u2015\u2212,](\d{0,3})[a-z]?)?$/i.exec(
      plain,
    )
  if (!found) return undefined
  const first = Number(found[1])
  return { first, last: found[3] ? Number(found[3]) : first, isContinued: isLaterPart(found[2]) }
}

const isLaterPart = (letter = '') => /^[b-z]$/i.test(letter)

/** A place as OSIS writes it. */
export interface OsisPlace {
  /** Name in its own spelling. */
  readonly book: string
  readonly chapter: number
  /** Undefined for a place that is a chapter or a book. */
  readonly verse: number | undefined
  /** A later part of a verse: `Gen.1.1!b`. */
  readonly isContinued: boolean
}

/** `Gen.1.1`, also `Bible.KJV:Gen.1.1!a`; undefined for what is no place. */
export function parseOsisId(text: string): OsisPlace | undefined {
  const found = /^(?:[\w.]+:)?([\dA-Za-z]{2,10})(?:\.(\d{1,3}))?(?:\.(\d{1,3}))?(?:!(.*))?$/.exec(text)
  if (!found) return undefined
  const [, book = '', chapter = 0, verse, part] = found
  return {
    book,
    chapter: Number(chapter),
    verse: verse === undefined ? undefined : Number(verse),
    isContinued: isLaterPart(part),
  }
}
