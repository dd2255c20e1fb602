import type { SearchKind } from '@narthex/contract/search/search-kinds'
import { and, asc, desc, eq, inArray, lte, max, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import type { PublicItem } from './public-items.service.ts'
import { busca } from './search.tables.ts'

export interface WantedItem {
  readonly tipo: SearchKind
  readonly chave: string
  readonly now: Date
  /** The language that goes before the others, where there are several. */
  readonly idioma: string
}

export async function findPublicItem(
  scope: ChurchScope,
  tx: Tx,
  { tipo, chave, now, idioma }: WantedItem,
): Promise<PublicItem | undefined> {
  const [row] = await tx
    .select({ tipo: busca.tipo, titulo: busca.titulo, imagem: busca.imagem })
    .from(busca)
    .where(
      and(eq(busca.igrejaId, scope.igrejaId), eq(busca.tipo, tipo), eq(busca.chave, chave), lte(busca.visivelEm, now)),
    )
    .orderBy(desc(sql`${busca.idioma} like ${`${idioma}%`}`), asc(busca.idioma))
    .limit(1)
  return row
}

const published = (scope: ChurchScope, kinds: readonly SearchKind[], now: Date) =>
  and(eq(busca.igrejaId, scope.igrejaId), inArray(busca.tipo, [...kinds]), lte(busca.visivelEm, now))

export async function countPublicItems(
  scope: ChurchScope,
  tx: Tx,
  kinds: readonly SearchKind[],
  now: Date,
): Promise<{ total: number; next: string | null }> {
  const isThere = sql`${busca.visivelEm} <= ${now.toISOString()}::timestamptz`
  const [row] = await tx
    .select({
      total: sql<number>`(count(distinct (${busca.tipo}, ${busca.itemId})) filter (where ${isThere}))::integer`,
      next: sql<string | null>`min(${busca.visivelEm}) filter (where not ${isThere})`,
    })
    .from(busca)
    .where(and(eq(busca.igrejaId, scope.igrejaId), inArray(busca.tipo, [...kinds])))
  return { total: row?.total ?? 0, next: row?.next ? new Date(row.next).toISOString() : null }
}

export interface WantedItems {
  readonly kinds: readonly SearchKind[]
  readonly now: Date
  readonly page: number
  readonly limit: number
}

/** By kind and id, so that a page stays what it is while things are added at the end of their kind. */
export async function listPublicItems(scope: ChurchScope, tx: Tx, { kinds, now, page, limit }: WantedItems) {
  const rows = await tx
    .select({
      tipo: busca.tipo,
      chave: max(busca.chave),
      changed: max(sql<Date>`greatest(${busca.indexadoEm}, ${busca.visivelEm})`),
    })
    .from(busca)
    .where(published(scope, kinds, now))
    .groupBy(busca.tipo, busca.itemId)
    .orderBy(busca.tipo, busca.itemId)
    .limit(limit)
    .offset((page - 1) * limit)
  return rows.map(({ tipo, chave, changed }) => ({
    tipo,
    chave: chave ?? '',
    dataAtualizacao: new Date(changed ?? now).toISOString(),
  }))
}
