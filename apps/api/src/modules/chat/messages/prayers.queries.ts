import { and, eq, gt, sql } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChatChannelId, ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { chatMensagem } from '../channels/chat.tables.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import { ofAuthor } from './messages.queries.ts'

/** Literals, so that the partial index applies. */
const isWaiting = sql`${chatMensagem.oracao} = 'PEDIDA'`
const isShownToHosts = sql`${chatMensagem.situacao} in ('PUBLICADA', 'RETIDA')`

const longestList = 100

/** Ids of the requests for prayer of a channel that wait for a host, longest first. */
export async function listWaitingPrayers({ church, tx }: ChurchWork, channelId: ChatChannelId) {
  const rows = await tx
    .select({ id: chatMensagem.id })
    .from(chatMensagem)
    .where(and(ofChurch(chatMensagem, church), eq(chatMensagem.channelId, channelId), isWaiting, isShownToHosts))
    .orderBy(chatMensagem.id)
    .limit(longestList)
  return rows.map(({ id }): ChatMessageId => id)
}

/** Counts an author's requests since then that wait for a host. */
export function countOwnPrayers({ church, tx }: ChurchWork, author: AuthorId, since: Date): Promise<number> {
  const isTheirs = and(ofChurch(chatMensagem, church), ofAuthor(chatMensagem, author))
  return tx.$count(chatMensagem, and(isTheirs, isWaiting, gt(chatMensagem.criadaEm, since)))
}
