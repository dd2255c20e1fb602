import { and, asc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { insertOwn, type OwnRow } from '../../platform/tenancy/insert-own.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { oracao, oracaoMensagem } from './prayer.tables.ts'

export type MessageRow = InferSelectModel<typeof oracaoMensagem>

const ofPrayer = (scope: ChurchScope, oracaoId: number): SQL | undefined =>
  and(
    eq(oracaoMensagem.igrejaId, scope.igrejaId),
    eq(oracaoMensagem.oracaoId, oracaoId),
    sql`${oracaoMensagem.situacao} = 'PUBLICADA'`,
  )

export async function countMessages(scope: ChurchScope, tx: Tx, oracaoId: number): Promise<number> {
  return tx.$count(oracaoMensagem, ofPrayer(scope, oracaoId))
}

/** What was written to who asked, oldest first. */
export async function listMessages(
  scope: ChurchScope,
  tx: Tx,
  oracaoId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return tx
    .select({
      id: oracaoMensagem.id,
      mensagem: oracaoMensagem.mensagem,
      dataCadastro: oracaoMensagem.dataCadastro,
      usuarioId: oracaoMensagem.usuarioId,
    })
    .from(oracaoMensagem)
    .where(ofPrayer(scope, oracaoId))
    .orderBy(asc(oracaoMensagem.id))
    .limit(limit)
    .offset(offset)
}

export function insertMessage(scope: ChurchScope, tx: Tx, row: OwnRow<typeof oracaoMensagem>): Promise<number> {
  return insertOwn(scope, tx, oracaoMensagem, row)
}

/** What a member sent with this key before. */
export async function findSentMessage(
  scope: ChurchScope,
  tx: Tx,
  usuarioId: number,
  chave: string,
): Promise<MessageRow | undefined> {
  const sent = [eq(oracaoMensagem.usuarioId, usuarioId), eq(oracaoMensagem.chave, chave)]
  const [found] = await tx
    .select()
    .from(oracaoMensagem)
    .where(and(eq(oracaoMensagem.igrejaId, scope.igrejaId), ...sent))
  return found
}

const ofId = (scope: ChurchScope, id: number) =>
  and(eq(oracaoMensagem.igrejaId, scope.igrejaId), eq(oracaoMensagem.id, id))

/** A message with who asked for what it was written to. */
export async function findMessage(scope: ChurchScope, tx: Tx, id: number) {
  const [found] = await tx
    .select({ ...getTableColumns(oracaoMensagem), autorDaOracao: oracao.usuarioId })
    .from(oracaoMensagem)
    .innerJoin(oracao, and(eq(oracao.igrejaId, oracaoMensagem.igrejaId), eq(oracao.id, oracaoMensagem.oracaoId)))
    .where(ofId(scope, id))
  return found
}

/** The same; nobody else changes it until the transaction ends. */
export async function holdMessage(scope: ChurchScope, tx: Tx, id: number): Promise<MessageRow | undefined> {
  const [held] = await tx.select().from(oracaoMensagem).where(ofId(scope, id)).for('no key update')
  return held
}

export async function updateMessage(
  scope: ChurchScope,
  tx: Tx,
  id: number,
  change: Partial<Pick<MessageRow, 'situacao' | 'publicadaEm'>>,
): Promise<void> {
  await tx.update(oracaoMensagem).set(change).where(ofId(scope, id))
}

export async function deleteMessage(scope: ChurchScope, tx: Tx, id: number): Promise<void> {
  await tx.delete(oracaoMensagem).where(ofId(scope, id))
}

/** Whether something that a member wrote stands below a prayer. */
export async function hasPublishedMessage(scope: ChurchScope, tx: Tx, usuarioId: number): Promise<boolean> {
  const isTheirs = and(eq(oracaoMensagem.igrejaId, scope.igrejaId), eq(oracaoMensagem.usuarioId, usuarioId))
  const isShown = sql`${oracaoMensagem.situacao} = 'PUBLICADA'`
  const found = await tx.select({ id: oracaoMensagem.id }).from(oracaoMensagem).where(and(isTheirs, isShown)).limit(1)
  return found.length > 0
}
