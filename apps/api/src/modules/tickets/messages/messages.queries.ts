import { and, desc, eq, gt, type InferSelectModel, isNull, sql } from 'drizzle-orm'
import { defineKeyset, type Part } from '../../../platform/database/keyset.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { insertOwn, type OwnRow } from '../../../platform/work/insert-own.ts'
import { usuario } from '../../members/members.tables.ts'
import { eventoMensagem, eventoMensagemDestino } from './messages.tables.ts'

export type MessageRow = InferSelectModel<typeof eventoMensagem>

export const insertMessage = (work: ChurchWork, row: OwnRow<typeof eventoMensagem>): Promise<number> =>
  insertOwn(work, eventoMensagem, row)

export async function findMessage({ church, tx }: ChurchWork, id: number): Promise<MessageRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoMensagem)
    .where(and(ofChurch(eventoMensagem, church), eq(eventoMensagem.id, id)))
  return found
}

export async function findMessageByKey({ church, tx }: ChurchWork, chave: string): Promise<MessageRow | undefined> {
  const [found] = await tx
    .select()
    .from(eventoMensagem)
    .where(and(ofChurch(eventoMensagem, church), eq(eventoMensagem.chave, chave)))
  return found
}

/** When the messages of an event since a moment were sent, newest first. */
export async function listMessageTimes({ church, tx }: ChurchWork, eventId: number, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ criadaEm: eventoMensagem.criadaEm })
    .from(eventoMensagem)
    .where(
      and(ofChurch(eventoMensagem, church), eq(eventoMensagem.eventId, eventId), gt(eventoMensagem.criadaEm, since)),
    )
    .orderBy(desc(eventoMensagem.criadaEm))
  return rows.map(({ criadaEm }) => criadaEm)
}

export const latestMessages = defineKeyset('messages', [
  { column: eventoMensagem.id, kind: 'number', direction: 'desc' },
])

/** Lists the messages of an event, or a single message by its id; newest first, with their authors' names. */
export function listMessages(
  { church, tx }: ChurchWork,
  wanted: { readonly eventId: number } | { readonly id: number },
  { isBehind, limit }: Part,
) {
  return tx
    .select({
      place: latestMessages.place,
      message: eventoMensagem,
      author: sql<string | null>`nullif(concat_ws(' ', ${usuario.nome}, ${usuario.sobrenome}), '')`,
    })
    .from(eventoMensagem)
    .leftJoin(usuario, and(ofChurch(usuario, church), eq(usuario.id, eventoMensagem.memberId)))
    .where(
      and(
        ofChurch(eventoMensagem, church),
        'id' in wanted ? eq(eventoMensagem.id, wanted.id) : eq(eventoMensagem.eventId, wanted.eventId),
        isBehind,
      ),
    )
    .orderBy(...latestMessages.orderBy)
    .limit(limit)
}

/** Counts what a batch has reached, and notes whether it was the last one. */
export async function countReached(
  { church, tx, now }: ChurchWork,
  id: number,
  { emails, notified, isLast }: { readonly emails: number; readonly notified: number; readonly isLast: boolean },
): Promise<void> {
  await tx
    .update(eventoMensagem)
    .set({
      emails: sql`${eventoMensagem.emails} + ${emails}`,
      notificados: sql`${eventoMensagem.notificados} + ${notified}`,
      ...(isLast && { distribuidaEm: sql`coalesce(${eventoMensagem.distribuidaEm}, ${now.toISOString()})` }),
    })
    .where(and(ofChurch(eventoMensagem, church), eq(eventoMensagem.id, id)))
}

/** Notes addresses of a message by their hashes, and gives those that were not noted yet. */
export async function insertTargets(
  { church, tx }: ChurchWork,
  messageId: number,
  hashes: readonly string[],
): Promise<Set<string>> {
  if (hashes.length === 0) return new Set()
  const rows = await tx
    .insert(eventoMensagemDestino)
    .values(hashes.map((enderecoHash) => ({ igrejaId: church.igrejaId, messageId, enderecoHash })))
    .onConflictDoNothing()
    .returning({ hash: eventoMensagemDestino.enderecoHash })
  return new Set(rows.map(({ hash }) => hash))
}

/** Whether an address of a message still waits for its mail. */
export async function isWaiting({ church, tx }: ChurchWork, messageId: number, hash: string): Promise<boolean> {
  const rows = await tx
    .select({ hash: eventoMensagemDestino.enderecoHash })
    .from(eventoMensagemDestino)
    .where(
      and(
        ofChurch(eventoMensagemDestino, church),
        eq(eventoMensagemDestino.messageId, messageId),
        eq(eventoMensagemDestino.enderecoHash, hash),
        isNull(eventoMensagemDestino.enviadaEm),
      ),
    )
  return rows.length > 0
}

/** Notes and counts a mail that went out, once. */
export async function markSent({ church, tx, now }: ChurchWork, messageId: number, hash: string): Promise<void> {
  const sent = await tx
    .update(eventoMensagemDestino)
    .set({ enviadaEm: now })
    .where(
      and(
        ofChurch(eventoMensagemDestino, church),
        eq(eventoMensagemDestino.messageId, messageId),
        eq(eventoMensagemDestino.enderecoHash, hash),
        isNull(eventoMensagemDestino.enviadaEm),
      ),
    )
    .returning({ hash: eventoMensagemDestino.enderecoHash })
  if (sent.length === 0) return
  await tx
    .update(eventoMensagem)
    .set({ enviados: sql`${eventoMensagem.enviados} + 1` })
    .where(and(ofChurch(eventoMensagem, church), eq(eventoMensagem.id, messageId)))
}

export async function removeTargets({ church, tx }: ChurchWork, messageId: number): Promise<void> {
  await tx
    .delete(eventoMensagemDestino)
    .where(and(ofChurch(eventoMensagemDestino, church), eq(eventoMensagemDestino.messageId, messageId)))
}

export const countMessages = ({ church, tx }: ChurchWork, eventId: number): Promise<number> =>
  tx.$count(eventoMensagem, and(ofChurch(eventoMensagem, church), eq(eventoMensagem.eventId, eventId)))
