import type { ModuleCode } from '@narthex/contract/church-codes'
import { asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { plano } from '../churches.tables.ts'

/* These run as the operator. Inside of a column's own select, columns are named by their tables. */

export interface PlanRow {
  readonly codigo: string
  readonly nome: string
  readonly modulos: readonly ModuleCode[]
}

const churches = sql<number>`(select count(*)::integer from igreja i where i.codigo_plano = plano.codigo)`
const columns = { codigo: plano.codigo, nome: plano.nome, modulos: plano.modulos, igrejas: churches }

export function listPlanRows(tx: Tx) {
  return tx.select(columns).from(plano).orderBy(asc(plano.nome), asc(plano.codigo))
}

export async function findPlan(tx: Tx, codigo: string) {
  const [found] = await tx.select(columns).from(plano).where(eq(plano.codigo, codigo))
  return found
}

/** Holds the plan until the transaction ends; returns whether there is one. */
export async function lockPlan(tx: Tx, codigo: string): Promise<boolean> {
  return (
    (await tx.select({ codigo: plano.codigo }).from(plano).where(eq(plano.codigo, codigo)).for('update')).length > 0
  )
}

/** Fails with a unique violation where there is a plan of this code. */
export async function insertPlan(tx: Tx, { modulos, ...row }: PlanRow): Promise<void> {
  await tx.insert(plano).values({ ...row, modulos: [...modulos] })
}

export async function updatePlan(tx: Tx, { codigo, nome, modulos }: PlanRow): Promise<void> {
  await tx
    .update(plano)
    .set({ nome, modulos: [...modulos] })
    .where(eq(plano.codigo, codigo))
}

export async function deletePlan(tx: Tx, codigo: string): Promise<void> {
  await tx.delete(plano).where(eq(plano.codigo, codigo))
}
