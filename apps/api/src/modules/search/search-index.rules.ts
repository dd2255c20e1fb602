import type { SearchKind } from '@narthex/contract/search/search-kinds'

/** A thing as it can be found, in one of its languages. */
export interface SearchEntry {
  readonly tipo: SearchKind
  readonly itemId: number
  /** How the thing's address names it: its slug, or its id. */
  readonly chave: string
  /** A BCP 47 tag. */
  readonly idioma: string
  readonly titulo: string
  readonly resumo: string | null
  readonly imagem: string | null
  /** All that it says besides, as plain text. */
  readonly texto: string
  /** Not found before. */
  readonly visivelEm: Date
}

const mostWords = 10

/** What was typed as a query of PostgreSQL's: every word, each as a beginning. No sign of its syntax comes through. */
export function prefixQuery(typed: string): string {
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ')
}
