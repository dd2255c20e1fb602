import { longestSearch } from '@narthex/contract/limits'
import { listCollections, listTitles } from '@narthex/contract/play/play.endpoints'
import type { CollectionItem, TitleItem } from '@narthex/contract/play/play.schemas'
import { shelfLength, type TitleKind, titleKinds } from '@narthex/contract/play/play-values'
import { statusOfList } from '../../../page/list-query.server.ts'
import type { Visit } from '../../../page/visit.server.ts'
import { changesWith } from '../load-play.server.ts'
import { type SearchType, searchTypes } from '../play-paths.ts'

export interface PlaySearch {
  readonly type: SearchType
  readonly term: string
  readonly kind: TitleKind | undefined
  readonly page: number
}

const pagePattern = /^[1-9]\d{0,3}$/

/** What the address asks for (specification §2: `type` and `term`). */
export function readSearch({ searchParams }: URL): PlaySearch {
  const page = searchParams.get('page') ?? ''
  return {
    type: searchTypes.find((one) => one === searchParams.get('type')) ?? 'query',
    term: toTerm(searchParams.get('term')),
    kind: titleKinds.find((one) => one === searchParams.get('kind')),
    page: pagePattern.test(page) ? Number(page) : 1,
  }
}

function toTerm(written: string | null): string {
  const line = (written ?? '').replace(/\p{Cc}+/gu, ' ').trim()
  // A lone surrogate is not valid text.
  return line.slice(0, longestSearch).toWellFormed().trim()
}

export interface FoundTitles {
  readonly itens: readonly TitleItem[]
  readonly total: number
  readonly page: number
  readonly limit: number
}

interface Found {
  readonly titles: FoundTitles | undefined
  readonly collections: readonly CollectionItem[] | undefined
  /** Where a search has nothing to show. */
  readonly suggested: readonly TitleItem[]
  readonly status: number
}

/** What the server knows of it: a member's list is loaded by the browser. */
export async function findInPlay(visit: Visit, slug: string, { type, term, kind, page }: PlaySearch): Promise<Found> {
  if (type === 'collections') {
    const collections = await visit.api.call(listCollections, { params: { slug } })
    return { titles: undefined, collections, suggested: [], status: 200 }
  }
  if (type === 'my-list') return { titles: undefined, collections: undefined, suggested: [], status: 200 }
  if (type === 'query' && term === '') {
    return { titles: undefined, collections: undefined, suggested: await suggest(visit, slug), status: 200 }
  }
  const titles = await visit.api.call(listTitles, {
    query: { igreja: slug, page: String(page), ...(type === 'query' && { term }), ...(kind && { tipo: kind }) },
  })
  changesWith(visit, titles)
  const { itens, total, limit } = titles
  return {
    titles: { itens, total, page, limit },
    collections: undefined,
    suggested: type === 'query' && total === 0 ? await suggest(visit, slug) : [],
    status: statusOfList(visit, total, page, limit),
  }
}

/** What opens now, the most watched first; the newest of a catalogue that is not watched yet. */
async function suggest(visit: Visit, slug: string): Promise<readonly TitleItem[]> {
  const query = { igreja: slug, limit: String(shelfLength), ordem: 'MAIS_VISTOS' } as const
  const titles = await visit.api.call(listTitles, { query })
  changesWith(visit, titles)
  return titles.itens.filter(({ emBreve }) => emBreve === null)
}
