import type { MemberCall } from '../../../platform/http/route.ts'
import { isMinorOn, toPublicAuthor } from '../../members/faces.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { findBlock } from '../authors/blocks.queries.ts'
import { canHost, canModerate, isStaff } from '../channels/chat.policy.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import { getChatContext } from '../settings/chat-context.service.ts'
import { writeAuthorCode } from '../words/author-code.rules.ts'
import { requireReadable } from './channels.service.ts'

/** The caller as an author of a channel. That they are muted is not told. */
export async function getSelf(platform: ChatNeeds, { actor, church, inChurch }: MemberCall, canal: string) {
  const { keys, today } = (await getChatContext(platform, church)).showing
  return inChurch(async (work) => {
    const channel = await requireReadable(work, canal, actor)
    const author = { memberId: actor.memberId, guestId: null }
    const member = await requireMember(work, actor.memberId)
    const block = await findBlock(work, author, [])
    const isBanned = block?.tipo === 'BANIDO'
    const isYoung = isMinorOn(today, member.dataNascimento)
    const { nome, imagem } = toPublicAuthor({ ...member, isMinor: isYoung })
    return {
      autor: writeAuthorCode(keys, church, author),
      nome: nome ?? '',
      imagem,
      papel: isStaff(actor) ? ('EQUIPE' as const) : ('MEMBRO' as const),
      flagAnfitriao: canHost(actor),
      flagModerador: canModerate(actor),
      flagSalaReservada: channel.tipo === 'PUBLICO' && !isYoung,
      flagBanido: isBanned,
      banidoAte: isBanned ? block.ate : null,
    }
  })
}
