import { DomainError, invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { getFrame } from '../../churches/churches.service.ts'
import { hasBlockedAddress } from '../authors/blocks.queries.ts'
import { networkOfCall } from '../authors/chat-call.service.ts'
import { writeGuestToken } from '../authors/guest-token.rules.ts'
import { insertGuest } from '../authors/guests.queries.ts'
import { hasNamesake } from '../authors/namesakes.service.ts'
import { stateOfChannel } from '../channels/channels.rules.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import { takeGuestPace } from '../pace/guest-pace.service.ts'
import { requireReadable } from '../rooms/channels.service.ts'
import { getChatSettings } from '../settings/settings.service.ts'
import { writeAuthorCode } from '../words/author-code.rules.ts'
import { namesOffice, namesTaken } from '../words/names.rules.ts'
import { toGuestName } from '../words/text.rules.ts'
import { requireGuestsWelcome } from './writing.service.ts'

/**
 * Gives a visitor a name to write with. Names of members, offices, the church and the product are refused, in any spelling that
 * looks like them.
 * The token is good at this church until its guests are deleted.
 */
export async function enterAsGuest(
  platform: ChatNeeds,
  call: VisitorCall,
  { canal, nome: given }: { readonly canal: string; readonly nome: string },
) {
  const { church } = call
  const nome = toGuestName(given)
  if (nome === undefined) throw invalid([{ path: 'body.nome', message: 'Not a name' }])
  await takeGuestPace(platform, call)
  await countStranger(platform, call, 'guest of a chat')
  const settings = await getChatSettings(call)
  const isTaken = namesOffice(nome) || namesTaken(nome, await listOwnNames(call))
  return call.inChurch(async (work) => {
    const channel = await requireReadable(work, canal, undefined)
    if (channel.tipo !== 'PUBLICO') throw notFound()
    requireGuestsWelcome(settings, channel)
    if (stateOfChannel(channel, work.now) === 'FECHADO') throw new DomainError('CHAT_CLOSED')
    const enderecoHash = networkOfCall(call)
    if (await hasBlockedAddress(work, enderecoHash)) throw new DomainError('CHAT_BANNED')
    if (isTaken || (await hasNamesake(work, nome))) throw new DomainError('CHAT_NAME_TAKEN')
    const guestId = await insertGuest(work, { nome, enderecoHash, criadoEm: work.now })
    const autor = writeAuthorCode(work.keys, church, { memberId: null, guestId })
    return { autor, nome, token: writeGuestToken(work.keys, church, guestId) }
  })
}

/** Names that stand for the church itself: its own, those of its congregations, and the product's. */
async function listOwnNames(call: ChurchCall): Promise<string[]> {
  const { church, congregacoes } = await getFrame(call)
  return [church.nome, call.church.slug, ...congregacoes.map(({ nome }) => nome), 'Narthex']
}
