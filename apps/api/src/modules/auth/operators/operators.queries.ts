import { and, asc, desc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { AccountId } from '../../../platform/ids.ts'
import { conta } from '../auth.tables.ts'
import { operador, operadorAto, operadorDesafio, operadorSessao } from '../operators.tables.ts'

export type NewOperatorAct = Omit<typeof operadorAto.$inferInsert, 'id' | 'detalhes'> & {
  readonly detalhes?: Readonly<Record<string, string>> | undefined
}

/** Adds to the log of operators; under `Database.asOperator` too. */
export async function insertOperatorAct(tx: Tx, { detalhes = {}, ...act }: NewOperatorAct): Promise<void> {
  await tx.insert(operadorAto).values({ ...act, detalhes })
}

/** Acts of operators with their e-mails, last first; those before `before`, where it is given. */
export async function listOperatorActs(
  tx: Tx,
  {
    before,
    church,
    limit,
  }: { readonly before?: number | undefined; readonly church?: string | undefined; readonly limit: number },
) {
  const { id, momento, acao, igrejaCodigo, organizacaoSlug, detalhes } = operadorAto
  const bounds = before === undefined ? undefined : lte(id, before - 1)
  return tx
    .select({ id, momento, acao, igrejaCodigo, organizacaoSlug, detalhes, email: conta.email })
    .from(operadorAto)
    .leftJoin(conta, eq(conta.id, operadorAto.accountId))
    .where(and(bounds, church === undefined ? undefined : eq(igrejaCodigo, church)))
    .orderBy(desc(id))
    .limit(limit)
}

/** An operator whose account may log in, or could but for a second factor. */
export async function findOperator(tx: Tx, accountId: AccountId) {
  const [found] = await tx.select().from(operador).where(eq(operador.accountId, accountId))
  return found
}

export async function listOperatorRows(tx: Tx) {
  const { id, email, segundoFatorDesde } = conta
  return tx
    .select({ id, email, segundoFatorDesde, desde: operador.desde })
    .from(operador)
    .innerJoin(conta, eq(conta.id, operador.accountId))
    .orderBy(asc(email))
}

/** Names an account operator; one that is named already stays as it is. Returns whether it is new. */
export async function insertOperator(tx: Tx, accountId: AccountId, desde: Date): Promise<boolean> {
  const made = await tx
    .insert(operador)
    .values({ accountId, desde })
    .onConflictDoNothing()
    .returning({ id: operador.accountId })
  return made.length > 0
}

/** Removes an operator with their sessions; returns whether there was one. */
export async function removeOperator(tx: Tx, accountId: AccountId): Promise<boolean> {
  const gone = await tx.delete(operador).where(eq(operador.accountId, accountId)).returning({ id: operador.accountId })
  return gone.length > 0
}

/** Sets the link of an operator, in the place of an earlier one; null ends it. */
export async function setOperatorInvitation(
  tx: Tx,
  accountId: AccountId,
  link: { readonly hash: string; readonly expiraEm: Date } | null,
): Promise<void> {
  await tx
    .update(operador)
    .set({ conviteHash: link?.hash ?? null, conviteExpiraEm: link?.expiraEm ?? null })
    .where(eq(operador.accountId, accountId))
}

/** The account that a link is for; locks it until the transaction ends, so that a link is used once. */
export async function lockOperatorInvitation(tx: Tx, hash: string, now: Date): Promise<AccountId | undefined> {
  const [found] = await tx
    .select({ accountId: operador.accountId })
    .from(operador)
    .where(and(eq(operador.conviteHash, hash), gt(operador.conviteExpiraEm, now)))
    .for('update')
  return found?.accountId
}

export async function insertChallenge(tx: Tx, row: typeof operadorDesafio.$inferInsert, now: Date): Promise<void> {
  await tx.delete(operadorDesafio).where(lte(operadorDesafio.expiraEm, now))
  await tx.insert(operadorDesafio).values(row)
}

export async function findChallenge(tx: Tx, hash: string, now: Date): Promise<AccountId | undefined> {
  const [found] = await tx
    .select({ accountId: operadorDesafio.accountId })
    .from(operadorDesafio)
    .where(and(eq(operadorDesafio.hash, hash), gt(operadorDesafio.expiraEm, now)))
  return found?.accountId
}

/** Returns whether the challenge was still there. */
export async function spendChallenge(tx: Tx, hash: string): Promise<boolean> {
  const spent = await tx
    .delete(operadorDesafio)
    .where(eq(operadorDesafio.hash, hash))
    .returning({ hash: operadorDesafio.hash })
  return spent.length > 0
}

export async function insertOperatorSession(tx: Tx, row: typeof operadorSessao.$inferInsert): Promise<string> {
  const [made] = await tx.insert(operadorSessao).values(row).returning({ id: operadorSessao.id })
  if (!made) throw new Error('An insert returned no row')
  return made.id
}

/** Whether an operator has ever had a session. */
export async function hasOperated(tx: Tx, accountId: AccountId): Promise<boolean> {
  const found = await tx
    .select({ id: operadorSessao.id })
    .from(operadorSessao)
    .where(eq(operadorSessao.accountId, accountId))
    .limit(1)
  return found.length > 0
}

/** The open session of a cookie, or of an id, of an account that is still an operator's and has a second factor. */
export async function findOperatorSession(tx: Tx, key: { readonly hash: string } | { readonly id: string }, now: Date) {
  const isKey = 'hash' in key ? eq(operadorSessao.hash, key.hash) : eq(operadorSessao.id, key.id)
  const [found] = await tx
    .select({
      id: operadorSessao.id,
      accountId: conta.id,
      email: conta.email,
      senhaHash: conta.senhaHash,
      senhaResumo: operadorSessao.senhaResumo,
      criadaEm: operadorSessao.criadaEm,
      usadaEm: operadorSessao.usadaEm,
      expiraEm: operadorSessao.expiraEm,
    })
    .from(operadorSessao)
    .innerJoin(operador, eq(operador.accountId, operadorSessao.accountId))
    .innerJoin(conta, eq(conta.id, operadorSessao.accountId))
    .where(
      and(
        isKey,
        isNull(operadorSessao.encerradaEm),
        gt(operadorSessao.expiraEm, now),
        eq(conta.flagAtivo, true),
        isNotNull(conta.segundoFatorDesde),
      ),
    )
  return found
}

export async function markOperatorSessionUsed(
  tx: Tx,
  id: string,
  times: { readonly usadaEm: Date; readonly expiraEm: Date },
): Promise<void> {
  await tx.update(operadorSessao).set(times).where(eq(operadorSessao.id, id))
}

export async function endOperatorSessionRow(tx: Tx, id: string, now: Date): Promise<boolean> {
  const ended = await tx
    .update(operadorSessao)
    .set({ encerradaEm: now })
    .where(and(eq(operadorSessao.id, id), isNull(operadorSessao.encerradaEm)))
    .returning({ id: operadorSessao.id })
  return ended.length > 0
}
