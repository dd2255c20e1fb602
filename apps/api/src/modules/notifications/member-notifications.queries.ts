import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { MemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { notificacaoEscolha, notificacaoLeitura } from './notifications.tables.ts'

/** The moment up to which the member has read; undefined before the first visit. */
export async function findReadMark({ church, tx }: ChurchWork, memberId: MemberId): Promise<Date | undefined> {
  const [found] = await tx
    .select({ lidaAte: notificacaoLeitura.lidaAte })
    .from(notificacaoLeitura)
    .where(and(ofChurch(notificacaoLeitura, church), eq(notificacaoLeitura.memberId, memberId)))
  return found?.lidaAte
}

/** Moves a member's mark forward, never back. */
export async function advanceReadMark({ church, tx }: ChurchWork, memberId: MemberId, lidaAte: Date): Promise<void> {
  await tx
    .insert(notificacaoLeitura)
    .values({ igrejaId: church.igrejaId, memberId, lidaAte })
    .onConflictDoUpdate({
      target: [notificacaoLeitura.igrejaId, notificacaoLeitura.memberId],
      set: { lidaAte: sql`greatest(${notificacaoLeitura.lidaAte}, excluded.lida_ate)` },
    })
}

export async function findChoices({ church, tx }: ChurchWork, memberId: MemberId) {
  const [found] = await tx
    .select()
    .from(notificacaoEscolha)
    .where(and(ofChurch(notificacaoEscolha, church), eq(notificacaoEscolha.memberId, memberId)))
  return found
}

type Choices = Omit<typeof notificacaoEscolha.$inferInsert, 'igrejaId' | 'memberId'>

export async function putChoices({ church, tx }: ChurchWork, memberId: MemberId, choices: Choices): Promise<void> {
  await tx
    .insert(notificacaoEscolha)
    .values({ ...choices, igrejaId: church.igrejaId, memberId })
    .onConflictDoUpdate({ target: [notificacaoEscolha.igrejaId, notificacaoEscolha.memberId], set: choices })
}
