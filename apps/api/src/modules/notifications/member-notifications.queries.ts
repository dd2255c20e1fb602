import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { notificacaoEscolha, notificacaoLeitura } from './notifications.tables.ts'

/** Until when a member has read; undefined for one who never looked. */
export async function findMark(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<Date | undefined> {
  const [found] = await tx
    .select({ lidaAte: notificacaoLeitura.lidaAte })
    .from(notificacaoLeitura)
    .where(and(eq(notificacaoLeitura.igrejaId, scope.igrejaId), eq(notificacaoLeitura.usuarioId, usuarioId)))
  return found?.lidaAte
}

/** Moves a member's mark forward, never back. */
export async function raiseMark(scope: ChurchScope, tx: Tx, usuarioId: number, lidaAte: Date): Promise<void> {
  await tx
    .insert(notificacaoLeitura)
    .values({ igrejaId: scope.igrejaId, usuarioId, lidaAte })
    .onConflictDoUpdate({
      target: [notificacaoLeitura.igrejaId, notificacaoLeitura.usuarioId],
      set: { lidaAte: sql`greatest(${notificacaoLeitura.lidaAte}, excluded.lida_ate)` },
    })
}

export async function findChoices(scope: ChurchScope, tx: Tx, usuarioId: number) {
  const [found] = await tx
    .select()
    .from(notificacaoEscolha)
    .where(and(eq(notificacaoEscolha.igrejaId, scope.igrejaId), eq(notificacaoEscolha.usuarioId, usuarioId)))
  return found
}

type Choices = Omit<typeof notificacaoEscolha.$inferInsert, 'igrejaId' | 'usuarioId'>

export async function putChoices(scope: ChurchScope, tx: Tx, usuarioId: number, choices: Choices): Promise<void> {
  await tx
    .insert(notificacaoEscolha)
    .values({ ...choices, igrejaId: scope.igrejaId, usuarioId })
    .onConflictDoUpdate({ target: [notificacaoEscolha.igrejaId, notificacaoEscolha.usuarioId], set: choices })
}
