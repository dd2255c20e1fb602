/** The sort key of a title: its letters and digits, without accents, capitals and quotation marks. */
export function songbookPlace(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/^[^\p{L}\p{N}]+/u, '') || plain
}

/** The letter of a title in the index: `a` to `z`, or `0` for other beginnings. */
export function songbookLetter(title: string): string {
  return /^[a-z]/.exec(songbookPlace(title))?.[0] ?? '0'
}

/** The heading of a letter in the songbook. */
export function letterName(letter: string): string {
  return letter === '0' ? '#' : letter.toUpperCase()
}
