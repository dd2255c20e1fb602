import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { chatBloqueio, chatCanal, chatMensagem, chatVisitante } from '../channels/chat.tables.ts'

/** Deletes at most so many old messages, and gives their number: a long delete would hold its locks too long. */
export async function deleteOldMessages({ church, tx }: ChurchWork, before: Date, limit: number): Promise<number> {
  const old = tx
    .select({ id: chatMensagem.id })
    .from(chatMensagem)
    .where(and(ofChurch(chatMensagem, church), lt(chatMensagem.criadaEm, before)))
    .orderBy(chatMensagem.criadaEm)
    .limit(limit)
  const rows = await tx
    .delete(chatMensagem)
    .where(and(ofChurch(chatMensagem, church), sql`${chatMensagem.id} = any(array${old})`))
    .returning({ id: chatMensagem.id })
  return rows.length
}

/** Deletes guests who came before then and have neither a message nor a block left. */
export async function deleteOldGuests({ church, tx }: ChurchWork, before: Date): Promise<void> {
  const isTheirs = (table: typeof chatMensagem | typeof chatBloqueio) =>
    and(eq(table.igrejaId, chatVisitante.igrejaId), eq(table.guestId, chatVisitante.id))
  await tx
    .delete(chatVisitante)
    .where(
      and(
        ofChurch(chatVisitante, church),
        lt(chatVisitante.criadoEm, before),
        sql`not exists (select 1 from ${chatMensagem} where ${isTheirs(chatMensagem)})`,
        sql`not exists (select 1 from ${chatBloqueio} where ${isTheirs(chatBloqueio)})`,
      ),
    )
}

/** Forgets where guests of before then came from. */
export async function forgetAddresses({ church, tx }: ChurchWork, before: Date): Promise<void> {
  await tx
    .update(chatVisitante)
    .set({ enderecoHash: null })
    .where(
      and(ofChurch(chatVisitante, church), lt(chatVisitante.criadoEm, before), isNotNull(chatVisitante.enderecoHash)),
    )
}

/** Forgets where members' messages of before then came from. */
export async function forgetNetworks({ church, tx }: ChurchWork, before: Date): Promise<void> {
  await tx
    .update(chatMensagem)
    .set({ redeHash: null })
    .where(and(ofChurch(chatMensagem, church), isNotNull(chatMensagem.redeHash), lt(chatMensagem.criadaEm, before)))
}

export async function deleteEndedBlocks({ church, tx, now }: ChurchWork): Promise<void> {
  await tx.delete(chatBloqueio).where(and(ofChurch(chatBloqueio, church), lt(chatBloqueio.ate, now)))
}

/** Deletes private rooms that closed before then, with their messages. */
export async function deleteClosedRooms({ church, tx }: ChurchWork, before: Date): Promise<void> {
  await tx
    .delete(chatCanal)
    .where(and(ofChurch(chatCanal, church), sql`${chatCanal.tipo} = 'ORACAO'`, lt(chatCanal.fechaEm, before)))
}
