import type { Locale } from '@narthex/contract/locale'
import type { PageQuery } from '@narthex/contract/paging'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { readPage } from '../../platform/database/page.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { countPublicItems, findPublicItem, listPublicItems, type PublicItem } from './public-items.queries.ts'
import { type KindNeeds, listSearchKinds } from './search.service.ts'

/** Finds a link's preview, in the reader's language where there is one; undefined unless visitors see the thing. */
export async function publicItemAt(
  platform: KindNeeds,
  call: ChurchCall,
  { tipo, chave }: { readonly tipo: SearchKind; readonly chave: string },
  locale?: Locale,
): Promise<PublicItem | undefined> {
  if (!(await listSearchKinds(platform, call, undefined)).includes(tipo)) return undefined
  const now = call.clock()
  return call.inChurch((work) => findPublicItem(work, { tipo, chave, now, idioma: locale ?? '' }))
}

/** A page of all that the church has published for visitors, with how many there are and when the clock adds something. */
export async function getPublicItems(platform: KindNeeds, call: ChurchCall, query: PageQuery) {
  const kinds = await listSearchKinds(platform, call, undefined)
  const now = call.clock()
  return call.inChurch(async (work) => {
    const { total, next } = await countPublicItems(work, kinds, now)
    const items = await readPage(query, total, (slice) => listPublicItems(work, { kinds, now }, slice))
    return { ...items, proximaPublicacao: next }
  })
}
