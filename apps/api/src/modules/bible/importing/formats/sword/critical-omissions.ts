import type { Place } from '@narthex/contract/bible/reference'

/** Verses that editions of the Greek text since the 19th century leave out or put into a note. */
const omissions = new Set([
  'Matt 17:21',
  'Matt 18:11',
  'Matt 23:14',
  'Mark 7:16',
  'Mark 9:44',
  'Mark 9:46',
  'Mark 11:26',
  'Mark 15:28',
  'Luke 17:36',
  'Luke 23:17',
  'John 5:4',
  'Acts 8:37',
  'Acts 15:34',
  'Acts 24:7',
  'Acts 28:29',
  'Rom 16:24',
])

export const isLeftOutByCritics = ({ book, chapter, verse }: Place): boolean =>
  omissions.has(`${book} ${chapter}:${verse}`)
