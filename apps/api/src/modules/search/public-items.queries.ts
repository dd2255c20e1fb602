import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { and, asc, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { jsonInstant } from '../../platform/database/json-row.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import { isPublished } from '../../platform/database/published.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { busca } from './search.tables.ts'

/** An item as a link to it shows it. */
export interface PublicItem {
  readonly tipo: SearchKind
  readonly itemId: number
  readonly titulo: string
  readonly imagem: string | null
}

export interface WantedItem {
  readonly tipo: SearchKind
  readonly chave: string
  readonly now: Date
  /** The language that goes before the others, where there are several. */
  readonly idioma: string
}

/** Drafts are not in the index. */
const entry = { dataPublicacao: busca.visivelEm, dataFimPublicacao: busca.visivelAte }

export async function findPublicItem(
  { church, tx }: ChurchWork,
  { tipo, chave, now, idioma }: WantedItem,
): Promise<PublicItem | undefined> {
  const [row] = await tx
    .select({ tipo: busca.tipo, itemId: busca.itemId, titulo: busca.titulo, imagem: busca.imagem })
    .from(busca)
    .where(and(ofChurch(busca, church), eq(busca.tipo, tipo), eq(busca.chave, chave), isPublished(entry, now)))
    .orderBy(desc(sql`${busca.idioma} like ${`${idioma}%`}`), asc(busca.idioma))
    .limit(1)
  return row
}

const ofKinds = (scope: ChurchScope, kinds: readonly SearchKind[]) =>
  and(ofChurch(busca, scope), inArray(busca.tipo, [...kinds]))

export async function countPublicItems(
  { church, tx }: ChurchWork,
  kinds: readonly SearchKind[],
  now: Date,
): Promise<{ total: number; next: string | null }> {
  const isShown = isPublished(entry, now)
  const next = (moment: PgColumn) => jsonInstant(sql`min(${moment}) filter (where ${gt(moment, now)})`)
  const [row] = await tx
    .select({
      total: sql<number>`(count(distinct (${busca.tipo}, ${busca.itemId})) filter (where ${isShown}))::integer`,
      next: sql<string | null>`least(${next(busca.visivelEm)}, ${next(busca.visivelAte)})`,
    })
    .from(busca)
    .where(ofKinds(church, kinds))
  return { total: row?.total ?? 0, next: row?.next ?? null }
}

export interface WantedItems {
  readonly kinds: readonly SearchKind[]
  readonly now: Date
}

/** Sorted by kind and id, so that a page stays as it is while things are added at the end of their kind. */
export async function listPublicItems(
  { church, tx }: ChurchWork,
  { kinds, now }: WantedItems,
  { limit, offset }: Slice,
) {
  const rows = await tx
    .select({
      tipo: busca.tipo,
      chave: max(busca.chave),
      changed: max(sql<Date>`greatest(${busca.indexadoEm}, ${busca.visivelEm})`),
    })
    .from(busca)
    .where(and(ofKinds(church, kinds), isPublished(entry, now)))
    .groupBy(busca.tipo, busca.itemId)
    .orderBy(busca.tipo, busca.itemId)
    .limit(limit)
    .offset(offset)
  return rows.map(({ tipo, chave, changed }) => ({
    tipo,
    chave: chave ?? '',
    dataAtualizacao: new Date(changed ?? now).toISOString(),
  }))
}
