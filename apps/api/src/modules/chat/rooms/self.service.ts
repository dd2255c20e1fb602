import type { MemberCall } from '../../../platform/http/route.ts'
import { isMinorOn, toPublicAuthor } from '../../members/faces.service.ts'
import { requireMember } from '../../members/members.service.ts'
import { findBlock } from '../authors/blocks.queries.ts'
import { canHost, canModerate, isStaff } from '../channels/chat.policy.ts'
import { getChatContext } from '../settings/chat-context.service.ts'
import { writeAuthorCode } from '../words/author-code.rules.ts'
import { requireReadable } from './channels.service.ts'

/** The caller as an author of a channel. That they are muted is not told. */
export async function getSelf(call: MemberCall, canal: string) {
  const { keys, today } = (await getChatContext(call)).showing
  return call.inChurch(async (work) => {
    const channel = await requireReadable(work, canal, call.actor)
    const author = { memberId: call.actor.memberId, guestId: null }
    const member = await requireMember(work, call.actor.memberId)
    const block = await findBlock(work, author, [])
    const isBanned = block?.tipo === 'BANIDO'
    const isYoung = isMinorOn(today, member.dataNascimento)
    const { nome, imagem } = toPublicAuthor({ ...member, isMinor: isYoung })
    return {
      autor: writeAuthorCode(keys, call.church, author),
      nome: nome ?? '',
      imagem,
      papel: isStaff(call.actor) ? ('EQUIPE' as const) : ('MEMBRO' as const),
      flagAnfitriao: canHost(call.actor),
      flagModerador: canModerate(call.actor),
      flagSalaReservada: channel.tipo === 'PUBLICO' && !isYoung,
      flagBanido: isBanned,
      banidoAte: isBanned ? block.ate : null,
    }
  })
}
