import { listCollections, listTitles } from '@narthex/contract/play/play.endpoints'
import type { CollectionItem, TitleItem } from '@narthex/contract/play/play.schemas'
import { shelfLength, type TitleKind } from '@narthex/contract/play/play-values'
import { earliest, type PlayCall } from '../play-call.ts'
import type { SearchType } from '../play-paths.ts'

export interface PlaySearch {
  readonly type: SearchType
  readonly term: string
  readonly kind: TitleKind | undefined
  readonly page: number
}

export interface FoundTitles {
  readonly itens: readonly TitleItem[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

export interface FoundInPlay {
  readonly titles: FoundTitles | undefined
  readonly collections: readonly CollectionItem[] | undefined
  /** Suggestions for a search without results. */
  readonly suggested: readonly TitleItem[]
  readonly proximaPublicacao: string | null
}

const nothing: FoundInPlay = { titles: undefined, collections: undefined, suggested: [], proximaPublicacao: null }

/** Loads the lists of Play's search page; a member's own list loads separately. */
export async function findInPlay(
  call: PlayCall,
  slug: string,
  { type, term, kind, page }: PlaySearch,
): Promise<FoundInPlay> {
  if (type === 'collections') return { ...nothing, collections: await call(listCollections, { params: { slug } }) }
  if (type === 'my-list') return nothing
  if (type === 'query' && term === '') return { ...nothing, ...(await suggest(call, slug)) }
  const titles = await call(listTitles, {
    query: { igreja: slug, page: String(page), ...(type === 'query' && { term }), ...(kind && { tipo: kind }) },
  })
  const { itens, total, limit, proximaPublicacao } = titles
  const others = type === 'query' && total === 0 ? await suggest(call, slug) : nothing
  return {
    ...nothing,
    titles: { itens, total, page, limit },
    suggested: others.suggested,
    proximaPublicacao: earliest({ proximaPublicacao }, others),
  }
}

/** Currently available titles, most watched first; the newest if the catalogue has no views yet. */
async function suggest(call: PlayCall, slug: string) {
  const query = { igreja: slug, limit: String(shelfLength), ordem: 'MAIS_VISTOS' } as const
  const { itens, proximaPublicacao } = await call(listTitles, { query })
  return { suggested: itens.filter(({ emBreve }) => emBreve === null), proximaPublicacao }
}
