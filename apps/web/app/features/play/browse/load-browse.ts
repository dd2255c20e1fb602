import { listCollections, listShelves, listTitles } from '@narthex/contract/play/play.endpoints'
import type { CollectionItem, Shelf, TitleItem } from '@narthex/contract/play/play.schemas'
import { shelfLength } from '@narthex/contract/play/play-values'
import { earliest, type PlayCall } from '../play-call.ts'

export interface Catalogue {
  readonly featured: readonly TitleItem[]
  readonly recent: readonly TitleItem[]
  readonly popular: readonly TitleItem[]
  readonly shelves: readonly Shelf[]
  readonly collections: readonly CollectionItem[]
  readonly proximaPublicacao: string | null
}

/** Loads the front page of the catalogue. */
export async function loadBrowse(call: PlayCall, slug: string): Promise<Catalogue> {
  const query = { igreja: slug, limit: String(shelfLength) }
  const [featured, recent, popular, shelves, collections] = await Promise.all([
    call(listTitles, { query: { ...query, destaque: 'true' } }),
    call(listTitles, { query }),
    call(listTitles, { query: { ...query, ordem: 'MAIS_VISTOS' } }),
    call(listShelves, { params: { slug } }),
    call(listCollections, { params: { slug } }),
  ])
  return {
    featured: featured.itens,
    recent: recent.itens,
    popular: popular.itens,
    shelves,
    collections,
    proximaPublicacao: earliest(featured, recent, popular),
  }
}
