/** Where a title stands in a songbook: by its letters and figures, whatever accents, capitals and quotation marks. */
export function songbookPlace(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/^[^\p{L}\p{N}]+/u, '') || plain
}

/** Under which letter: `a` to `z`, or `0` for what begins with none of them. */
export function songbookLetter(title: string): string {
  return /^[a-z]/.exec(songbookPlace(title))?.[0] ?? '0'
}

/** How a letter of the songbook is written above its songs. */
export function letterName(letter: string): string {
  return letter === '0' ? '#' : letter.toUpperCase()
}
