import { type BookId, bookIds, isBookId } from '@narthex/contract/bible/books'
import { UnreadableSource } from '../unreadable-source.errors.ts'

/** The codes of USFM, USX and USFX, in the order of the 66 books. */
const paratextCodes = `
  GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN
  HOS JOL AMO OBA JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI
  2TI TIT PHM HEB JAS 1PE 2PE 1JN 2JN 3JN JUD REV
`
  .trim()
  .split(/\s+/)

/** Deuterocanonical books, introductions and appendices: they are left out, and are no mistake. */
const otherParatextCodes = new Set(
  `
  TOB JDT ESG WIS SIR BAR LJE S3Y SUS BEL 1MA 2MA 3MA 4MA 1ES 2ES MAN PS2 ODA PSS EZA 5EZ 6EZ DAG PS3 2BA LBA
  JUB ENO 1MQ 2MQ 3MQ REP 4BA LAO XXA XXB XXC XXD XXE XXF XXG FRT BAK OTH INT CNC GLO TDX NDX
`
    .trim()
    .split(/\s+/),
)
const otherOsisIds = new Set(
  `
  Tob Jdt EsthGr AddEsth Wis Sir Bar EpJer AddDan DanGr PrAzar Sus Bel 1Macc 2Macc 3Macc 4Macc 1Esd 2Esd PrMan
  AddPs Odes PssSol AddJer EpLao
`
    .trim()
    .split(/\s+/),
)

const byParatextCode = new Map(paratextCodes.map((code, index) => [code, bookIds[index]]))

const unknownBook = (text: string) =>
  new UnreadableSource(`There is no book ${JSON.stringify(text.slice(0, 40))} among the 66 books of the Bible`)

/** Finds a book by its Paratext code; undefined for known books outside the 66. Throws for unknown codes. */
export function findByParatextCode(text: string): BookId | undefined {
  const code = text.trim().toUpperCase()
  const book = byParatextCode.get(code)
  if (!book && !otherParatextCodes.has(code)) throw unknownBook(text)
  return book
}

export function findByOsisId(text: string): BookId | undefined {
  if (isBookId(text)) return text
  if (otherOsisIds.has(text)) return undefined
  throw unknownBook(text)
}

/** Finds a book by its usual number, 1 to 66; undefined for 67 to 90, which are books outside the 66. */
export function findByNumber(text: string): BookId | undefined {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1 || number > 90) throw unknownBook(text)
  return bookIds[number - 1]
}
