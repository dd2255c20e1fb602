import type { PrayerReason } from '@narthex/contract/prayer/prayer.schemas'
import { and, asc, eq } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn } from '../../platform/work/insert-own.ts'
import { oracaoMotivo } from './prayer.tables.ts'

export async function listReasons({ church, tx }: ChurchWork): Promise<PrayerReason[]> {
  return tx
    .select({ id: oracaoMotivo.id, nome: oracaoMotivo.nome })
    .from(oracaoMotivo)
    .where(ofChurch(oracaoMotivo, church))
    .orderBy(asc(oracaoMotivo.ordem), asc(oracaoMotivo.id))
}

export async function hasReason({ church, tx }: ChurchWork, id: number): Promise<boolean> {
  return (await tx.$count(oracaoMotivo, and(ofChurch(oracaoMotivo, church), eq(oracaoMotivo.id, id)))) > 0
}

export function insertReason(work: ChurchWork, nome: string, ordem: number): Promise<number> {
  return insertOwn(work, oracaoMotivo, { nome, ordem })
}
