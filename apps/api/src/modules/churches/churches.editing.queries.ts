import type { ModuleCode } from '@narthex/contract/church-codes'
import type { visualForm } from '@narthex/contract/churches/church.form'
import type { Visual } from '@narthex/contract/churches/church.schemas'
import type { HomeChoice } from '@narthex/contract/churches/home.schemas'
import { eq, type InferInsertModel, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Tx } from '../../platform/database/database.ts'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchScope, TenantRow } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import {
  igreja,
  igrejaInicio,
  igrejaMetodoPagamento,
  igrejaModulo,
  igrejaVisual,
  organizacao,
} from './churches.tables.ts'

/* Founding runs as the operator, who has no church yet; everything below it takes the church's scope. */

export async function insertOrganisation(tx: Tx, row: InferInsertModel<typeof organizacao>): Promise<TenantRow> {
  const { id, uuid, slug, flagAtivo, versao } = organizacao
  const [made] = await tx.insert(organizacao).values(row).returning({ id, uuid, slug, flagAtivo, versao })
  if (!made) throw new Error('An insert returned no row')
  return { kind: 'organisation', codigo: null, organizacaoId: made.id, hostPrincipal: null, ...made }
}

export async function findOrganisationId(tx: Tx, slug: string): Promise<number | undefined> {
  const rows = await tx.select({ id: organizacao.id }).from(organizacao).where(eq(organizacao.slug, slug))
  return rows[0]?.id
}

export async function insertChurch(
  tx: Tx,
  row: InferInsertModel<typeof igreja>,
): Promise<TenantRow & { kind: 'church' }> {
  const { id, uuid, codigo, slug, organizacaoId, flagAtivo, versao } = igreja
  const [made] = await tx
    .insert(igreja)
    .values(row)
    .returning({ id, uuid, codigo, slug, organizacaoId, flagAtivo, versao })
  if (!made) throw new Error('An insert returned no row')
  return { kind: 'church', hostPrincipal: null, ...made }
}

/** Runs as the operator: a church does not name itself in addresses. */
export async function updateNames(
  tx: Tx,
  { igrejaId }: ChurchScope,
  names: { readonly codigo: string; readonly slug: string },
): Promise<void> {
  await tx.update(igreja).set(names).where(eq(igreja.id, igrejaId))
}

type ChurchRow = InferInsertModel<typeof igreja>

/** Changes what a church says of itself, and raises the version of that. Fields that are undefined stay as they are. */
export async function updateChurch(
  { church, tx }: ChurchWork,
  fields: { readonly [F in keyof ChurchRow]?: ChurchRow[F] | undefined },
): Promise<void> {
  await tx
    .update(igreja)
    .set({ ...(fields as Partial<ChurchRow>), versaoPerfil: sql`${igreja.versaoPerfil} + 1` })
    .where(eq(igreja.id, church.igrejaId))
}

export async function findVisual({ church, tx }: ChurchWork): Promise<(Visual & { versao: number }) | undefined> {
  const { corApp, logo, aparencia, versao } = igrejaVisual
  const [row] = await tx
    .select({ corApp, logo, aparencia, versao })
    .from(igrejaVisual)
    .where(ofChurch(igrejaVisual, church))
  return row
}

/** Fields that are undefined stay as they are. */
export async function upsertVisual({ church, tx }: ChurchWork, visual: z.output<typeof visualForm>): Promise<void> {
  const { aparencia, ...fields } = visual
  const set = { ...fields, ...(aparencia && { aparencia }) }
  await tx
    .insert(igrejaVisual)
    .values({ igrejaId: church.igrejaId, ...set })
    .onConflictDoUpdate({
      target: igrejaVisual.igrejaId,
      set: { ...set, versao: sql`${igrejaVisual.versao} + 1` },
    })
}

export async function findHomeChoice({
  church,
  tx,
}: ChurchWork): Promise<(HomeChoice & { versao: number }) | undefined> {
  const { atalhos, secoes, convites, versao } = igrejaInicio
  const [row] = await tx
    .select({ atalhos, secoes, convites, versao })
    .from(igrejaInicio)
    .where(ofChurch(igrejaInicio, church))
  return row
}

export async function upsertHomeChoice({ church, tx }: ChurchWork, choice: HomeChoice): Promise<void> {
  await tx
    .insert(igrejaInicio)
    .values({ igrejaId: church.igrejaId, ...choice })
    .onConflictDoUpdate({
      target: igrejaInicio.igrejaId,
      set: { ...choice, versao: sql`${igrejaInicio.versao} + 1` },
    })
}

/** Lists whose rows have no id, replaced whole. Those with ids: `kept-lists.queries.ts`. */
const lists = { igrejaMetodoPagamento, igrejaModulo }

/** Puts the given rows in the place of all the church's rows of the list, in their order. */
export async function replaceList(
  { church, tx }: ChurchWork,
  name: keyof typeof lists,
  rows: readonly object[],
): Promise<void> {
  const table: PgTable = lists[name]
  await tx.delete(table).where(sql`igreja_id = ${church.igrejaId}`)
  if (rows.length === 0) return
  const values = rows.map((row, ordem) => ({ ...row, igrejaId: church.igrejaId, ordem }))
  await tx.insert(table).values(values)
}

/** Puts the given modules, each once, in the place of those that the church has, and raises their version. */
export async function replaceModules(work: ChurchWork, codes: readonly ModuleCode[]): Promise<void> {
  const rows = codes.map((codigo) => ({ codigo }))
  await replaceList(work, 'igrejaModulo', rows)
  await work.tx
    .update(igreja)
    .set({ versaoModulos: sql`${igreja.versaoModulos} + 1` })
    .where(eq(igreja.id, work.church.igrejaId))
}

/** Sets the hosts that may frame embedded views, and raises the version of that. */
export async function saveEmbedHosts({ church, tx }: ChurchWork, hosts: readonly string[]): Promise<void> {
  await tx
    .update(igreja)
    .set({ hostsIncorporacao: [...hosts], versaoIncorporacao: sql`${igreja.versaoIncorporacao} + 1` })
    .where(eq(igreja.id, church.igrejaId))
}
