import type { ChurchState } from '@narthex/contract/operator/churches.endpoints'
import { and, eq, exists, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { defineKeyset, type Part, type Place } from '../../../platform/database/keyset.ts'
import { dominio, igreja, organizacao } from '../churches.tables.ts'

/* These run as the operator, which sees names, addresses and states of churches, and nothing that they keep. */

const byName = sql<string>`lower(${igreja.nome})`
export const churchOrder = defineKeyset('operator churches', [
  { column: byName, kind: 'text', direction: 'asc' },
  { column: igreja.id, kind: 'number', direction: 'asc' },
])

export interface ChurchFilter {
  readonly term?: string | undefined
  readonly situacao?: ChurchState | undefined
  readonly plano?: string | undefined
  readonly organizacao?: string | undefined
}

const columns = {
  id: igreja.id,
  codigo: igreja.codigo,
  slug: igreja.slug,
  nome: igreja.nome,
  idioma: igreja.idioma,
  fusoHorario: igreja.fusoHorario,
  flagAtivo: igreja.flagAtivo,
  suspensaEm: igreja.suspensaEm,
  codigoPlano: igreja.codigoPlano,
  dataCadastro: igreja.dataCadastro,
  organizacaoSlug: organizacao.slug,
  organizacaoNome: organizacao.nome,
  hostPrincipal: sql<
    string | null
  >`(select d.nome from dominio d where d.igreja_id = ${igreja.id} and d.flag_principal)`,
}

const states: Record<ChurchState, SQL | undefined> = {
  ABERTA: eq(igreja.flagAtivo, true),
  SUSPENSA: and(eq(igreja.flagAtivo, false), isNotNull(igreja.suspensaEm)),
  ARQUIVADA: and(eq(igreja.flagAtivo, false), isNull(igreja.suspensaEm)),
}

/** Letters that mean more in a pattern stand for themselves. */
const containing = (term: string) => `%${term.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

function matching(tx: Tx, { term, situacao, plano, organizacao: slug }: ChurchFilter): SQL | undefined {
  const pattern = term && containing(term)
  const isOwnHost = and(eq(dominio.igrejaId, igreja.id), sql`${dominio.nome} like ${pattern}`)
  return and(
    pattern
      ? or(
          sql`${byName} like ${pattern}`,
          sql`${igreja.codigo} like ${pattern}`,
          sql`${igreja.slug} like ${pattern}`,
          exists(tx.select({ is: sql`1` }).from(dominio).where(isOwnHost)),
        )
      : undefined,
    situacao && states[situacao],
    plano === undefined ? undefined : eq(igreja.codigoPlano, plano),
    slug === undefined ? undefined : eq(organizacao.slug, slug),
  )
}

export function listChurches(tx: Tx, filter: ChurchFilter, { isBehind, limit }: Part) {
  return tx
    .select({ ...columns, place: sql<Place>`${churchOrder.place}` })
    .from(igreja)
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(and(matching(tx, filter), isBehind))
    .orderBy(...churchOrder.orderBy)
    .limit(limit)
}

/** Codes and names of churches, by their ids. */
export async function findChurchNames(tx: Tx, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, { codigo: string; nome: string }>()
  const { id, codigo, nome } = igreja
  const rows = await tx
    .select({ id, codigo, nome })
    .from(igreja)
    .where(inArray(id, [...new Set(ids)]))
  return new Map(rows.map(({ id: key, ...names }) => [key, names]))
}

export async function countChurches(tx: Tx, filter: ChurchFilter): Promise<number> {
  const [row] = await tx
    .select({ total: sql<number>`count(*)::integer` })
    .from(igreja)
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(matching(tx, filter))
  return row?.total ?? 0
}

export type ChurchRow = NonNullable<Awaited<ReturnType<typeof findChurch>>>

export async function findChurch(tx: Tx, id: number) {
  const [found] = await tx
    .select(columns)
    .from(igreja)
    .leftJoin(organizacao, eq(organizacao.id, igreja.organizacaoId))
    .where(eq(igreja.id, id))
  return found
}

/** Moves a church into an organisation, or out of its own; the pages of church and organisations are made again. */
export async function moveChurch(
  tx: Tx,
  { id, before, after }: { readonly id: number; readonly before: number | null; readonly after: number | null },
): Promise<void> {
  await tx
    .update(igreja)
    .set({ organizacaoId: after, versao: sql`${igreja.versao} + 1` })
    .where(eq(igreja.id, id))
  for (const organisation of [before, after])
    if (organisation !== null)
      await tx
        .update(organizacao)
        .set({ versao: sql`${organizacao.versao} + 1` })
        .where(eq(organizacao.id, organisation))
}
