import { and, eq, isNull, max } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { sessao, sessaoToken } from './auth.tables.ts'

/** A cookie of the office with its session. */
export async function findCookie({ church, tx }: ChurchWork, hash: string) {
  const [found] = await tx
    .select({
      sessaoId: sessao.id,
      accountId: sessao.accountId,
      criadaEm: sessao.criadaEm,
      usadaEm: sessao.usadaEm,
      sessaoExpiraEm: sessao.expiraEm,
      revogadaEm: sessao.revogadaEm,
      expiraEm: sessaoToken.expiraEm,
      usadoEm: sessaoToken.usadoEm,
    })
    .from(sessaoToken)
    .innerJoin(sessao, and(eq(sessao.igrejaId, sessaoToken.igrejaId), eq(sessao.id, sessaoToken.sessaoId)))
    .where(and(ofChurch(sessaoToken, church), eq(sessaoToken.hash, hash), eq(sessao.superficie, 'ESCRITORIO')))
  return found
}

/** Writes down that a session is used, and until when it therefore lasts. */
export async function markSessionUsed(
  { church, tx, now }: ChurchWork,
  { sessaoId, expiraEm }: { readonly sessaoId: string; readonly expiraEm: Date },
): Promise<void> {
  await tx
    .update(sessao)
    .set({ usadaEm: now, expiraEm })
    .where(and(ofChurch(sessao, church), eq(sessao.id, sessaoId), isNull(sessao.revogadaEm)))
}

/** The moment when a cookie of the session was last replaced. Locks the session until the transaction ends. */
export async function lockLastReplacement({ church, tx }: ChurchWork, sessaoId: string) {
  const [session] = await tx
    .select({ criadaEm: sessao.criadaEm, revogadaEm: sessao.revogadaEm })
    .from(sessao)
    .where(and(ofChurch(sessao, church), eq(sessao.id, sessaoId)))
    .for('update')
  const [last] = await tx
    .select({ replacedAt: max(sessaoToken.usadoEm) })
    .from(sessaoToken)
    .where(and(ofChurch(sessaoToken, church), eq(sessaoToken.sessaoId, sessaoId)))
  return session && { ...session, replacedAt: last?.replacedAt ?? null }
}

/** Marks the cookies of a session as replaced. */
export async function markCookiesReplaced({ church, tx, now }: ChurchWork, sessaoId: string): Promise<void> {
  await tx
    .update(sessaoToken)
    .set({ usadoEm: now })
    .where(and(ofChurch(sessaoToken, church), eq(sessaoToken.sessaoId, sessaoId), isNull(sessaoToken.usadoEm)))
}
