const oldTestament = [
  'Gen',
  'Exod',
  'Lev',
  'Num',
  'Deut',
  'Josh',
  'Judg',
  'Ruth',
  '1Sam',
  '2Sam',
  '1Kgs',
  '2Kgs',
  '1Chr',
  '2Chr',
  'Ezra',
  'Neh',
  'Esth',
  'Job',
  'Ps',
  'Prov',
  'Eccl',
  'Song',
  'Isa',
  'Jer',
  'Lam',
  'Ezek',
  'Dan',
  'Hos',
  'Joel',
  'Amos',
  'Obad',
  'Jonah',
  'Mic',
  'Nah',
  'Hab',
  'Zeph',
  'Hag',
  'Zech',
  'Mal',
] as const
const newTestament = [
  'Matt',
  'Mark',
  'Luke',
  'John',
  'Acts',
  'Rom',
  '1Cor',
  '2Cor',
  'Gal',
  'Eph',
  'Phil',
  'Col',
  '1Thess',
  '2Thess',
  '1Tim',
  '2Tim',
  'Titus',
  'Phlm',
  'Heb',
  'Jas',
  '1Pet',
  '2Pet',
  '1John',
  '2John',
  '3John',
  'Jude',
  'Rev',
] as const

/** The 66 books by their OSIS ids, in the order of Protestant Bibles. */
export const bookIds = [...oldTestament, ...newTestament] as const
export type BookId = (typeof bookIds)[number]

export const testaments = { AT: oldTestament, NT: newTestament } as const
/** `AT`: Old Testament; `NT`: New Testament. */
export type Testament = keyof typeof testaments

const numbers = new Map(bookIds.map((id, index) => [id, index + 1]))

/** 1 to 66. */
export const bookNumber = (id: BookId): number => numbers.get(id) ?? 0

export const isBookId = (text: string): text is BookId => numbers.has(text as BookId)

export const toTestament = (id: BookId): Testament => (bookNumber(id) <= oldTestament.length ? 'AT' : 'NT')

const byAddress = new Map(bookIds.map((id) => [id.toLowerCase(), id]))

/** Formats the id of a book as in addresses: `/bible/blivre/1cor/13`. */
export const bookAddress = (id: BookId): string => id.toLowerCase()
export const bookAt = (address: string): BookId | undefined => byAddress.get(address.toLowerCase())
