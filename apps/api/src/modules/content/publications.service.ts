import type { Publication, PublicationPage, PublicationType } from '@narthex/contract/content/content.schemas'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { belowSlug } from './content-lists.queries.ts'
import { type Listed, type ListQuery, type ReadQuery, readItem, readList } from './content-reading.service.ts'
import { toPublication, toPublicationType } from './content-wire.rules.ts'

/** A church has a handful of types, so they are not paged. */
const maxTypes = 100

/** Lists the publication types in the church's order. */
export async function listPublicationTypes(call: ChurchCall, { idioma }: ReadQuery): Promise<PublicationType[]> {
  const wanted = { tipo: 'PUBLICACAO_TIPO', toWire: toPublicationType } as const
  return (await readList(call, wanted, { page: 1, limit: maxTypes, idioma })).itens
}

/** Lists one page of publications, newest first. `tipo` is the slug of a type to filter by. */
export function listPublications(
  call: ChurchCall,
  { tipo, ...query }: ListQuery & { readonly tipo?: string | undefined },
): Promise<Listed<Publication>> {
  const where = tipo === undefined ? [] : [belowSlug(call.church, 'PUBLICACAO_TIPO', tipo, call.clock())]
  return readList(call, { tipo: 'PUBLICACAO', toWire: toPublication, where }, query)
}

/** NOT_FOUND before its publication date. */
export async function getPublication(call: ChurchCall, slug: string, query: ReadQuery): Promise<PublicationPage> {
  const { row, page } = await readItem(call, { kinds: ['PUBLICACAO'], named: { slug } }, query)
  return { ...toPublication(row), ...page(toPublication) }
}
