import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { chatMensagem } from '../channels/chat.tables.ts'

/** Days for which it is known from which network a member wrote. */
export const networkDays = 1

/** Keyed hash of the network from which a member last wrote, as long as it is kept; null without one. */
export async function findNetwork({ church, tx, now }: ChurchWork, memberId: MemberId): Promise<string | null> {
  const since = new Date(now.getTime() - networkDays * 86_400_000)
  const isTheirs = and(ofChurch(chatMensagem, church), eq(chatMensagem.memberId, memberId))
  const [found] = await tx
    .select({ network: chatMensagem.redeHash })
    .from(chatMensagem)
    .where(and(isTheirs, isNotNull(chatMensagem.redeHash), gt(chatMensagem.criadaEm, since)))
    .orderBy(desc(chatMensagem.id))
    .limit(1)
  return found?.network ?? null
}
