import { and, eq, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { notificacaoEscolha, notificacaoLeitura } from './notifications.tables.ts'

/** The moment up to which the member has read; undefined before the first visit. */
export async function findReadMark({ church, tx }: ChurchWork, usuarioId: number): Promise<Date | undefined> {
  const [found] = await tx
    .select({ lidaAte: notificacaoLeitura.lidaAte })
    .from(notificacaoLeitura)
    .where(and(ofChurch(notificacaoLeitura, church), eq(notificacaoLeitura.usuarioId, usuarioId)))
  return found?.lidaAte
}

/** Moves a member's mark forward, never back. */
export async function advanceReadMark({ church, tx }: ChurchWork, usuarioId: number, lidaAte: Date): Promise<void> {
  await tx
    .insert(notificacaoLeitura)
    .values({ igrejaId: church.igrejaId, usuarioId, lidaAte })
    .onConflictDoUpdate({
      target: [notificacaoLeitura.igrejaId, notificacaoLeitura.usuarioId],
      set: { lidaAte: sql`greatest(${notificacaoLeitura.lidaAte}, excluded.lida_ate)` },
    })
}

export async function findChoices({ church, tx }: ChurchWork, usuarioId: number) {
  const [found] = await tx
    .select()
    .from(notificacaoEscolha)
    .where(and(ofChurch(notificacaoEscolha, church), eq(notificacaoEscolha.usuarioId, usuarioId)))
  return found
}

type Choices = Omit<typeof notificacaoEscolha.$inferInsert, 'igrejaId' | 'usuarioId'>

export async function putChoices({ church, tx }: ChurchWork, usuarioId: number, choices: Choices): Promise<void> {
  await tx
    .insert(notificacaoEscolha)
    .values({ ...choices, igrejaId: church.igrejaId, usuarioId })
    .onConflictDoUpdate({ target: [notificacaoEscolha.igrejaId, notificacaoEscolha.usuarioId], set: choices })
}
