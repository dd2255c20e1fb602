import type { PrayerReason } from '@narthex/contract/prayer/prayer.schemas'
import { and, asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { oracaoMotivo } from './prayer.tables.ts'

export async function listReasons(scope: ChurchScope, tx: Tx): Promise<PrayerReason[]> {
  return tx
    .select({ id: oracaoMotivo.id, nome: oracaoMotivo.nome })
    .from(oracaoMotivo)
    .where(eq(oracaoMotivo.igrejaId, scope.igrejaId))
    .orderBy(asc(oracaoMotivo.ordem), asc(oracaoMotivo.id))
}

export async function hasReason(scope: ChurchScope, tx: Tx, id: number): Promise<boolean> {
  return (await tx.$count(oracaoMotivo, and(eq(oracaoMotivo.igrejaId, scope.igrejaId), eq(oracaoMotivo.id, id)))) > 0
}

export function insertReason(scope: ChurchScope, tx: Tx, nome: string, ordem: number): Promise<number> {
  return insertOwn(scope, tx, oracaoMotivo, { nome, ordem })
}
