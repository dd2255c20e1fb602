import { and, asc, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm'
import { ofChurch } from '../../platform/database/of-church.ts'
import type { Slice } from '../../platform/database/page.ts'
import type { MemberId, PrayerId, PrayerMessageId } from '../../platform/ids.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../platform/work/insert-own.ts'
import { oracao, oracaoMensagem } from './prayer.tables.ts'

export type MessageRow = InferSelectModel<typeof oracaoMensagem>

const isPublishedOn = (scope: ChurchScope, prayerId: PrayerId): SQL | undefined =>
  and(
    ofChurch(oracaoMensagem, scope),
    eq(oracaoMensagem.prayerId, prayerId),
    sql`${oracaoMensagem.situacao} = 'PUBLICADA'`,
  )

export async function countMessages({ church, tx }: ChurchWork, prayerId: PrayerId): Promise<number> {
  return tx.$count(oracaoMensagem, isPublishedOn(church, prayerId))
}

/** Published messages of a prayer, oldest first. */
export async function listMessages({ church, tx }: ChurchWork, prayerId: PrayerId, { limit, offset }: Slice) {
  return tx
    .select({
      id: oracaoMensagem.id,
      mensagem: oracaoMensagem.mensagem,
      dataCadastro: oracaoMensagem.dataCadastro,
      memberId: oracaoMensagem.memberId,
    })
    .from(oracaoMensagem)
    .where(isPublishedOn(church, prayerId))
    .orderBy(asc(oracaoMensagem.id))
    .limit(limit)
    .offset(offset)
}

export function insertMessage(work: ChurchWork, row: OwnRow<typeof oracaoMensagem>): Promise<PrayerMessageId> {
  return insertOwn(work, oracaoMensagem, row)
}

/** The message that a member sent earlier with this idempotency key. */
export async function findSentMessage(
  { church, tx }: ChurchWork,
  memberId: MemberId,
  chave: string,
): Promise<MessageRow | undefined> {
  const sent = [eq(oracaoMensagem.memberId, memberId), eq(oracaoMensagem.chave, chave)]
  const [found] = await tx
    .select()
    .from(oracaoMensagem)
    .where(and(ofChurch(oracaoMensagem, church), ...sent))
  return found
}

const hasId = (scope: ChurchScope, id: PrayerMessageId) =>
  and(ofChurch(oracaoMensagem, scope), eq(oracaoMensagem.id, id))

/** A message with the author of its prayer. */
export async function findMessage({ church, tx }: ChurchWork, id: PrayerMessageId) {
  const [found] = await tx
    .select({ ...getTableColumns(oracaoMensagem), autorDaOracao: oracao.memberId })
    .from(oracaoMensagem)
    .innerJoin(oracao, and(eq(oracao.igrejaId, oracaoMensagem.igrejaId), eq(oracao.id, oracaoMensagem.prayerId)))
    .where(hasId(church, id))
  return found
}

/** Locks the message against updates until the transaction ends. */
export async function holdMessage({ church, tx }: ChurchWork, id: PrayerMessageId): Promise<MessageRow | undefined> {
  const [held] = await tx.select().from(oracaoMensagem).where(hasId(church, id)).for('no key update')
  return held
}

export async function updateMessage(
  { church, tx }: ChurchWork,
  id: PrayerMessageId,
  change: Partial<Pick<MessageRow, 'situacao' | 'publicadaEm'>>,
): Promise<void> {
  await tx.update(oracaoMensagem).set(change).where(hasId(church, id))
}

export async function deleteMessage({ church, tx }: ChurchWork, id: PrayerMessageId): Promise<void> {
  await tx.delete(oracaoMensagem).where(hasId(church, id))
}

/** True when at least one message of the member is published below a prayer. */
export async function hasPublishedMessage({ church, tx }: ChurchWork, memberId: MemberId): Promise<boolean> {
  const isTheirs = and(ofChurch(oracaoMensagem, church), eq(oracaoMensagem.memberId, memberId))
  const isShown = sql`${oracaoMensagem.situacao} = 'PUBLICADA'`
  const found = await tx.select({ id: oracaoMensagem.id }).from(oracaoMensagem).where(and(isTheirs, isShown)).limit(1)
  return found.length > 0
}
