import type { Locale } from '@narthex/contract/locale'
import type { Found, SearchHit } from '@narthex/contract/search/search.endpoints'
import { moduleOfKind, type SearchKind, searchKinds } from '@narthex/contract/search/search-kinds'
import type { Actor } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { Tenant } from '../../platform/scope/scope.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { makeExcerpt, marked } from './excerpt.rules.ts'
import { type Finder, findHits, type HitRow, type SearchedChurch } from './search.queries.ts'
import { alikeFinder, wordsFinder } from './search-finders.queries.ts'
import { asksNothing, parseQuestion, type Question } from './search-query.rules.ts'

export interface Asked {
  readonly q: string
  readonly tipo?: SearchKind | undefined
  readonly idioma?: Locale | undefined
  readonly page: number
  readonly limit: number
}

/** A church to look in, and how hits name it. */
export interface NamedChurch extends SearchedChurch {
  readonly igreja: SearchHit['igreja']
}

/** A reader of the search: a visitor, or a member of the church. */
export type Reader = Pick<Actor, 'memberId'> | undefined

/** The dependencies of the search besides the platform. */
export interface KindNeeds {
  /** Whether a church shows its Play to this reader. */
  readonly showsPlay: (call: ChurchCall, reader: Reader) => Promise<boolean>
}

declare module '../../platform/modules/module.ts' {
  interface Provided extends Pick<KindNeeds, 'showsPlay'> {}
}

/** The kinds of things that a church shows to a reader. */
export async function listSearchKinds(platform: KindNeeds, call: ChurchCall, reader: Reader): Promise<SearchKind[]> {
  const { modules } = await call.facts()
  const kinds = searchKinds.filter((kind) => {
    const module = moduleOfKind[kind]
    return !module || modules.has(module)
  })
  if (!kinds.includes('PLAY') || (await platform.showsPlay(call, reader))) return kinds
  return kinds.filter((kind) => kind !== 'PLAY')
}

/** Fewer letters are like too much. */
const shortestLikened = 4

/**
 * Searches the published things of these churches for all the words, best first; where nothing has them, for similar
 * titles. Two statements at most.
 */
export async function search(
  platform: Needs<'clock' | 'database'>,
  tenant: Tenant,
  churches: readonly NamedChurch[],
  { q, tipo, idioma, page, limit }: Asked,
): Promise<Found> {
  const question = parseQuestion(q)
  const nothing: Found = { itens: [], total: 0, page, limit, tipos: [], flagSemelhantes: false }
  if (asksNothing(question) || churches.length === 0) return nothing
  const sought = { now: platform.clock(), tipo, idioma, page, limit }
  const find = (finds: Finder) => platform.database.inScope(tenant, (tx) => findHits(tx, churches, finds, sought))
  const exact = await find(wordsFinder(question))
  const flagSemelhantes = exact.tipos.length === 0 && q.trim().length >= shortestLikened
  const { tipos, itens } = flagSemelhantes ? await find(alikeFinder(q)) : exact
  const total = tipos.filter((count) => !tipo || count.tipo === tipo).reduce((sum, count) => sum + count.total, 0)
  const names = new Map(churches.map(({ igrejaId, igreja }) => [igrejaId, igreja]))
  return {
    ...nothing,
    itens: itens.flatMap((row) => {
      const igreja = names.get(row.igrejaId)
      return igreja ? [toHit(row, question, igreja)] : []
    }),
    total,
    tipos,
    flagSemelhantes: flagSemelhantes && total > 0,
  }
}

function toHit(row: HitRow, question: Question, igreja: SearchHit['igreja']): SearchHit {
  const { tipo, id, chave, imagem, idioma, titulo, resumo, texto, visivelEm } = row
  // Of a long summary too, what was looked for stands in its first lines: a phone shows no more of them.
  const summary = resumo ?? ''
  const trecho = makeExcerpt(summary, question) ?? makeExcerpt(texto, question) ?? marked(summary, question)
  return { tipo, id, chave, titulo: marked(titulo, question), trecho, imagem, idioma, visivelEm, igreja }
}
