import type { GatewayName } from '@narthex/contract/payments/payment-states'
import { and, asc, eq, getTableColumns, type InferSelectModel, sql } from 'drizzle-orm'
import { jsonList, jsonRow } from '../../../platform/database/json-row.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { pagamentoConfiguracao, pagamentoCredencial, pagamentoMetodo } from '../orders/payments.tables.ts'

export type SettingsRow = InferSelectModel<typeof pagamentoConfiguracao>
export type MethodRow = InferSelectModel<typeof pagamentoMetodo>

export async function findSettings({ church, tx }: ChurchWork): Promise<SettingsRow | undefined> {
  const [found] = await tx.select().from(pagamentoConfiguracao).where(ofChurch(pagamentoConfiguracao, church))
  return found
}

/** The settings, locked for a change: payments of a rehearsal that are under way end first. */
export async function lockSettings({ church, tx }: ChurchWork): Promise<SettingsRow | undefined> {
  const [held] = await tx
    .select()
    .from(pagamentoConfiguracao)
    .where(ofChurch(pagamentoConfiguracao, church))
    .for('update')
  return held
}

/**
 * True while the church rehearses, and then it cannot go live before the transaction ends. The first of all locks of a
 * payment: before its order.
 */
export async function holdRehearsal({ church, tx }: ChurchWork): Promise<boolean> {
  const held = await tx
    .select({ igrejaId: pagamentoConfiguracao.igrejaId })
    .from(pagamentoConfiguracao)
    .where(and(ofChurch(pagamentoConfiguracao, church), eq(pagamentoConfiguracao.flagProducao, false)))
    .for('share')
  return held.length > 0
}

/**
 * Keeps the church as it is, rehearsing or live, until the transaction ends. The first of all locks: before those of a
 * recurring gift or a subscription, which a church that goes live changes.
 */
export async function holdMode({ church, tx }: ChurchWork): Promise<void> {
  await tx
    .select({ igrejaId: pagamentoConfiguracao.igrejaId })
    .from(pagamentoConfiguracao)
    .where(ofChurch(pagamentoConfiguracao, church))
    .for('share')
}

/** The settings with the methods in the church's order, as one statement saw them. */
export async function findSettingsWithMethods({ church, tx }: ChurchWork) {
  const { igrejaId: _, ...columns } = getTableColumns(pagamentoMetodo)
  const methods = jsonList(pagamentoMetodo, church, { row: jsonRow(columns), orderBy: [pagamentoMetodo.ordem] })
  const [found] = await tx
    .select({ ...getTableColumns(pagamentoConfiguracao), methods })
    .from(pagamentoConfiguracao)
    .where(ofChurch(pagamentoConfiguracao, church))
  return found
}

export async function listMethods({ church, tx }: ChurchWork): Promise<MethodRow[]> {
  return tx.select().from(pagamentoMetodo).where(ofChurch(pagamentoMetodo, church)).orderBy(asc(pagamentoMetodo.ordem))
}

/**
 * The key of webhooks stays once it is made: gateways have its address. False where the settings are not of the version
 * that the change was made on: null where there were none, undefined for whatever there is.
 */
export async function upsertSettings(
  { church, tx }: ChurchWork,
  row: Omit<OwnRow<typeof pagamentoConfiguracao>, 'versao'>,
  base: number | null | undefined,
): Promise<boolean> {
  const { chaveAviso: _, ...changed } = row
  const { igrejaId: target, versao } = pagamentoConfiguracao
  const inserted = tx.insert(pagamentoConfiguracao).values({ ...row, igrejaId: church.igrejaId })
  const set = { ...changed, versao: sql`${versao} + 1` }
  const written =
    base === null
      ? inserted.onConflictDoNothing()
      : inserted.onConflictDoUpdate({
          target,
          set,
          ...(base !== undefined && { setWhere: eq(versao, base) }),
        })
  return (await written.returning({ versao })).length > 0
}

export async function replaceMethods(
  { church, tx }: ChurchWork,
  rows: readonly OwnRow<typeof pagamentoMetodo>[],
): Promise<void> {
  await tx.delete(pagamentoMetodo).where(ofChurch(pagamentoMetodo, church))
  if (rows.length > 0)
    await tx.insert(pagamentoMetodo).values(rows.map((row) => ({ ...row, igrejaId: church.igrejaId })))
}

export async function upsertCredentials(
  { church, tx, now }: ChurchWork,
  gateway: GatewayName,
  dados: string,
): Promise<void> {
  await tx
    .insert(pagamentoCredencial)
    .values({ igrejaId: church.igrejaId, gateway, dados, atualizadaEm: now })
    .onConflictDoUpdate({
      target: [pagamentoCredencial.igrejaId, pagamentoCredencial.gateway],
      set: { dados, atualizadaEm: now },
    })
}

/** Sealed. */
export async function findCredentials({ church, tx }: ChurchWork, gateway: GatewayName): Promise<string | undefined> {
  const [found] = await tx
    .select({ dados: pagamentoCredencial.dados })
    .from(pagamentoCredencial)
    .where(and(ofChurch(pagamentoCredencial, church), eq(pagamentoCredencial.gateway, gateway)))
  return found?.dados
}

export async function updateWebhookToken({ church, tx }: ChurchWork, chaveAviso: string): Promise<void> {
  await tx.update(pagamentoConfiguracao).set({ chaveAviso }).where(ofChurch(pagamentoConfiguracao, church))
}

/** Moments at which the credentials of each gateway were set. */
export async function listCredentialDates({ church, tx }: ChurchWork): Promise<Map<GatewayName, Date>> {
  const rows = await tx
    .select({ gateway: pagamentoCredencial.gateway, at: pagamentoCredencial.atualizadaEm })
    .from(pagamentoCredencial)
    .where(ofChurch(pagamentoCredencial, church))
  return new Map(rows.map(({ gateway, at }) => [gateway, at]))
}

/** False where there were none. */
export async function deleteCredentials({ church, tx }: ChurchWork, gateway: GatewayName): Promise<boolean> {
  const deleted = await tx
    .delete(pagamentoCredencial)
    .where(and(ofChurch(pagamentoCredencial, church), eq(pagamentoCredencial.gateway, gateway)))
    .returning({ gateway: pagamentoCredencial.gateway })
  return deleted.length > 0
}
