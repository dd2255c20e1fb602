import type { Publication, PublicationPage, PublicationType } from '@narthex/contract/content/content.schemas'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { belowSlug } from './content-lists.queries.ts'
import { type Listed, type ListQuery, type PageQuery, readItem, readList } from './content-reading.service.ts'
import { toPublication, toPublicationType } from './content-wire.rules.ts'

/** A church has a handful. */
const mostTypes = 100

/** The types of what the church publishes, as it arranged them. */
export async function listPublicationTypes(
  platform: Platform,
  scope: ChurchScope,
  { idioma }: PageQuery,
): Promise<PublicationType[]> {
  const wanted = { tipo: 'PUBLICACAO_TIPO', toWire: toPublicationType } as const
  return (await readList(platform, scope, wanted, { page: 1, limit: mostTypes, idioma })).itens
}

/** A page of what the church publishes as files, newest first; of one type where its slug is given. */
export function listPublications(
  platform: Platform,
  scope: ChurchScope,
  { tipo, ...query }: ListQuery & { readonly tipo?: string | undefined },
): Promise<Listed<Publication>> {
  const where = tipo === undefined ? [] : [belowSlug(scope, 'PUBLICACAO_TIPO', tipo, platform.clock())]
  return readList(platform, scope, { tipo: 'PUBLICACAO', toWire: toPublication, where }, query)
}

/** Throws NOT_FOUND before its publication. */
export async function getPublication(
  platform: Platform,
  scope: ChurchScope,
  slug: string,
  query: PageQuery,
): Promise<PublicationPage> {
  const { row, page } = await readItem(platform, scope, { kinds: ['PUBLICACAO'], named: { slug } }, query)
  return { ...toPublication(row), ...page(toPublication) }
}
