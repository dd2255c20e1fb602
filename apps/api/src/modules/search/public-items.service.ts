import type { Locale } from '@narthex/contract/locale'
import type { SearchKind } from '@narthex/contract/search/search-kinds'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countPublicItems, findPublicItem, listPublicItems } from './public-items.queries.ts'
import { kindsOf } from './search.service.ts'

/** A thing as a link to it shows it. */
export interface PublicItem {
  readonly tipo: SearchKind
  readonly titulo: string
  readonly imagem: string | null
}

/** What a link to a thing is shown with, in the reader's language where there is one; undefined before it is published. */
export async function publicItemAt(
  platform: Platform,
  scope: ChurchScope,
  { tipo, chave }: { readonly tipo: SearchKind; readonly chave: string },
  locale?: Locale,
): Promise<PublicItem | undefined> {
  if (!(await kindsOf(platform, scope)).includes(tipo)) return undefined
  const now = platform.clock()
  return platform.database.inScope(scope, (tx) => findPublicItem(scope, tx, { tipo, chave, now, idioma: locale ?? '' }))
}

/** A page of all that the church has published, with how many there are and when the clock adds something. */
export async function publicItemsOf(platform: Platform, scope: ChurchScope, page: number, limit: number) {
  const kinds = await kindsOf(platform, scope)
  const now = platform.clock()
  return platform.database.inScope(scope, async (tx) => {
    const { total, next } = await countPublicItems(scope, tx, kinds, now)
    const itens = total > (page - 1) * limit ? await listPublicItems(scope, tx, { kinds, now, page, limit }) : []
    return { itens, total, page, limit, proximaPublicacao: next }
  })
}
