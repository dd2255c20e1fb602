import { and, eq } from 'drizzle-orm'
import { ofChurch } from '../../../platform/database/of-church.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { usuario } from '../../members/members.tables.ts'
import type { ChannelRow } from '../channels/channels.queries.ts'
import { chatCanal, chatVisitante } from '../channels/chat.tables.ts'
import type { AuthorId } from '../words/author-code.rules.ts'
import type { GuestRow } from './guests.queries.ts'

/**
 * A channel with the author who writes in it, whom it locks until the transaction ends: their writes run one after
 * another. Undefined where either is missing.
 */
export async function findChannelHoldingWriter(
  { church, tx }: ChurchWork,
  nome: string,
  { memberId, guestId }: AuthorId,
): Promise<{ channel: ChannelRow; guest: GuestRow | undefined } | undefined> {
  const isNamed = and(ofChurch(chatCanal, church), eq(chatCanal.nome, nome))
  if (memberId === null) {
    const isGuest = and(eq(chatVisitante.igrejaId, chatCanal.igrejaId), eq(chatVisitante.id, guestId))
    const [found] = await tx
      .select({ channel: chatCanal, guest: chatVisitante })
      .from(chatCanal)
      .innerJoin(chatVisitante, isGuest)
      .where(isNamed)
      .for('no key update', { of: chatVisitante })
    return found
  }
  const isMember = and(eq(usuario.igrejaId, chatCanal.igrejaId), eq(usuario.id, memberId), eq(usuario.flagAtivo, true))
  const [found] = await tx
    .select({ channel: chatCanal })
    .from(chatCanal)
    .innerJoin(usuario, isMember)
    .where(isNamed)
    .for('no key update', { of: usuario })
  return found && { ...found, guest: undefined }
}
