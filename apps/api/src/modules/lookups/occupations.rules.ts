import type { Occupation } from '@narthex/contract/lookups/lookup.endpoints'

/** A name with its words as they are searched: small letters, no accents, one space between. */
export interface Searchable extends Occupation {
  readonly words: string
}

/** Normalises text for search without accents. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Finds names in which each searched word begins a word; names that begin with the search come first. */
export function search(all: readonly Searchable[], busca: string): Searchable[] {
  const wanted = plain(busca)
  if (wanted === '') return [...all]
  const words = wanted.split(' ')
  const found = all.filter((one) => words.every((word) => ` ${one.words}`.includes(` ${word}`)))
  const first = found.filter((one) => one.words.startsWith(wanted))
  return [...first, ...found.filter((one) => !one.words.startsWith(wanted))]
}
