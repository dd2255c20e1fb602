import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { toVector } from './search-query.rules.ts'

/** A thing as it can be found, in one of its languages. */
export interface SearchEntry {
  readonly tipo: SearchKind
  readonly itemId: number
  /** How the thing's address names it (`itemPath` of the contract): its slug, or its id; `3/5` for a ministry's project. */
  readonly chave: string
  /** A BCP 47 tag. */
  readonly idioma: string
  readonly titulo: string
  readonly resumo: string | null
  readonly imagem: string | null
  /** All that it says besides, as plain text. */
  readonly texto: string
  /** Moment from which it is found. */
  readonly visivelEm: Date
  /** Moment from which it is not found any more. */
  readonly visivelAte?: Date | null
}

/** Number of characters kept of a text, of which a search may show a piece. */
const mostTextKept = 20_000

/** The words of an entry: all of them in the church's own space, and those of its head in none. */
export function indexed(igrejaId: number, { titulo, resumo, texto }: Pick<SearchEntry, 'titulo' | 'resumo' | 'texto'>) {
  const head = [
    { text: titulo, weight: 'A' },
    { text: resumo ?? '', weight: 'B' },
  ] as const
  return {
    palavras: toVector([...head, { text: texto, weight: 'D' }], igrejaId),
    cabeca: toVector(head, ''),
    texto: texto.slice(0, mostTextKept).replace(/[\ud800-\udbff]$/, ''),
  }
}
