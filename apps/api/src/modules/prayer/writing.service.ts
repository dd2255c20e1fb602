import type { Help, PrayerMessageState } from '@narthex/contract/prayer/prayer.schemas'
import { countMemberUse } from '../../platform/attempts/count-use.ts'
import { findCareSigns } from '../../platform/care/care.rules.ts'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId, PrayerId, PrayerMessageId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { requireMember } from '../members/members.service.ts'
import { toHelp } from './asking.service.ts'
import { deleteMessage, findMessage, findSentMessage, insertMessage } from './messages.queries.ts'
import { notifyModeratorsOfDanger, planModeration, planNews } from './news.service.ts'
import { canRemoveMessage } from './prayer.policy.ts'
import { prayerMessageRecord } from './prayer.records.ts'
import { needsCare, stateOfMessage } from './prayer-states.rules.ts'
import { holdPrayer } from './prayers.queries.ts'
import { getWall, type Wall } from './settings.service.ts'
import { isShown } from './wall.rules.ts'

export interface Written {
  readonly idOracao: PrayerId
  readonly mensagem: string
  readonly chave: string
}

export interface MessageAnswer {
  readonly id: PrayerMessageId
  readonly situacao: PrayerMessageState
  readonly ajuda: Help | null
}

/** Rate limit: per member, within 15 minutes. */
const maxMessages = 30

/**
 * Saves the caller's message to the author of a prayer. Idempotent by `chave`. Insults wait for a moderator; signs of
 * danger are answered with help lines.
 */
export async function writeMessage(call: MemberCall, given: Written): Promise<MessageAnswer> {
  const { memberId } = call.actor
  const wall = await getWall(call)
  const before = await call.inChurch((work) => findSentMessage(work, memberId, given.chave))
  if (before) return toAnswer(wall, before)
  await countMemberUse(call, { what: 'messages', maxAttempts: maxMessages })
  return call.inChurch((work) => saveMessage(work, { wall, memberId, given }))
}

async function saveMessage(
  work: ChurchWork,
  { wall, memberId, given }: { readonly wall: Wall; readonly memberId: MemberId; readonly given: Written },
): Promise<MessageAnswer> {
  const { idOracao, mensagem, chave } = given
  await requireMember(work, memberId)
  const before = await findSentMessage(work, memberId, chave)
  if (before) return toAnswer(wall, before)
  const prayer = await holdPrayer(work, idOracao, 'share')
  if (!prayer || !isShown(prayer, wall.calendar)) throw notFound()
  const sinais = findCareSigns(mensagem)
  const situacao = stateOfMessage(sinais)
  const row = { prayerId: idOracao, memberId, chave, mensagem, sinais, situacao }
  const { now } = work
  const publicadaEm = situacao === 'PUBLICADA' ? now : null
  const id = await insertMessage(work, { ...row, dataCadastro: now, publicadaEm })
  if (situacao === 'CUIDADO') await notifyModeratorsOfDanger(work, `mensagem-${id}`)
  if (situacao === 'PENDENTE') await planModeration(work, wall)
  if (situacao === 'PUBLICADA' && prayer.memberId !== memberId) await planNews(work, prayer)
  return toAnswer(wall, { id, situacao, sinais })
}

function toAnswer(
  wall: Wall,
  {
    id,
    situacao,
    sinais,
  }: Pick<MessageAnswer, 'id' | 'situacao'> & { readonly sinais: Parameters<typeof needsCare>[0] },
): MessageAnswer {
  return { id, situacao, ajuda: needsCare(sinais) ? toHelp(wall) : null }
}

/**
 * Deletes a message. Audited when a moderator removes a message of others. Throws NOT_FOUND where the caller may not
 * remove it.
 */
export async function removeMessage(call: MemberCall, id: PrayerMessageId): Promise<void> {
  const { actor } = call
  const plan = { act: 'PRAYER_MESSAGE_REMOVED', subject: { mensagem: id }, isPublic: true } as const
  await edit(call, plan, async ({ work, watch, unchanged }) => {
    const message = await findMessage(work, id)
    if (!message) throw notFound()
    const [messageAuthor, prayerAuthor] = [message.memberId, message.autorDaOracao]
    if (!canRemoveMessage(actor, { messageAuthor, prayerAuthor, isShown: message.situacao === 'PUBLICADA' }))
      throw notFound()
    await watch(prayerMessageRecord(id, messageAuthor))
    await deleteMessage(work, id)
    if ([messageAuthor, prayerAuthor].includes(actor.memberId)) unchanged(undefined)
  })
}
