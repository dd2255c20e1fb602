import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { queryRow } from '../../../platform/database/database.ts'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { OwnRow } from '../../../platform/work/insert-own.ts'
import { chatDenuncia } from '../channels/chat.tables.ts'

/** Inserts a report; does nothing if the same person has already reported the message. */
export async function insertReport({ church, tx }: ChurchWork, row: OwnRow<typeof chatDenuncia>): Promise<void> {
  await tx
    .insert(chatDenuncia)
    .values({ ...row, igrejaId: church.igrejaId })
    .onConflictDoNothing()
}

const isOf = ({ church }: ChurchWork, messageId: ChatMessageId) =>
  and(ofChurch(chatDenuncia, church), eq(chatDenuncia.messageId, messageId))

/** The people who report a message: all guests are one, as anyone can be several of them. */
export async function countReporters(work: ChurchWork, messageId: ChatMessageId): Promise<number> {
  const row = await queryRow<{ total: number }>(
    work.tx,
    sql`select (count(usuario_id) + count(distinct visitante_id is not null) filter (where visitante_id is not null))::int
          as total
        from ${chatDenuncia} where ${isOf(work, messageId)} and resolvida_em is null`,
  )
  return row.total
}

/** Closes the reports after a decision: the same people cannot report the text again. */
export async function closeReports(work: ChurchWork, messageId: ChatMessageId): Promise<void> {
  const open = and(isOf(work, messageId), isNull(chatDenuncia.resolvidaEm))
  await work.tx.update(chatDenuncia).set({ resolvidaEm: work.now }).where(open)
}

/** A changed text is a new text: those who reported the former one may report it. */
export async function reopenReports(work: ChurchWork, messageId: ChatMessageId): Promise<void> {
  await work.tx.delete(chatDenuncia).where(and(isOf(work, messageId), isNotNull(chatDenuncia.resolvidaEm)))
}
