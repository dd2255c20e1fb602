import type { Help, PrayerMessageState } from '@narthex/contract/prayer/prayer.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { countUse } from '../auth/limits.service.ts'
import { requireMember } from '../users/members.service.ts'
import { helpOf } from './asking.service.ts'
import { signsIn } from './care/care.rules.ts'
import { deleteMessage, findMessage, findSentMessage, insertMessage } from './messages.queries.ts'
import { planModeration, planNews, tellOfCare } from './news.service.ts'
import { canRemoveMessage } from './prayer.policy.ts'
import { needsCare, stateOfMessage } from './prayer-states.rules.ts'
import { holdPrayer } from './prayers.queries.ts'
import { requireWall, type Wall } from './settings.service.ts'
import { isShown } from './wall.rules.ts'

export interface Written {
  readonly idOracao: number
  readonly mensagem: string
  readonly chave: string
}

export interface MessageAnswer {
  readonly id: number
  readonly situacao: PrayerMessageState
  readonly ajuda: Help | null
}

/** Of one member in a quarter of an hour. */
const most = 30

/**
 * Writes to who asked. Words that could hurt wait for a moderator, and those of somebody in danger are answered with help.
 * Throws NOT_FOUND for what is not on the wall, TOO_MANY_REQUESTS.
 */
export async function writeMessage(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  given: Written,
): Promise<MessageAnswer> {
  const wall = await requireWall(platform, church)
  const before = await platform.database.inScope(church, (tx) => findSentMessage(church, tx, memberId, given.chave))
  if (before) return answerOf(wall, before)
  await countUse(platform, church, { what: 'messages', who: `${church.uuid}/${memberId}`, limit: { most } })
  return platform.database.inScope(church, (tx) => insert(platform, church, tx, { wall, memberId, given }))
}

async function insert(
  platform: Platform,
  church: ChurchScope,
  tx: Tx,
  { wall, memberId, given }: { readonly wall: Wall; readonly memberId: number; readonly given: Written },
): Promise<MessageAnswer> {
  const { idOracao, mensagem, chave } = given
  await requireMember(church, tx, memberId)
  const before = await findSentMessage(church, tx, memberId, chave)
  if (before) return answerOf(wall, before)
  const prayer = await holdPrayer(church, tx, idOracao, 'share')
  if (!prayer || !isShown(prayer, wall.calendar)) throw notFound()
  const sinais = signsIn(mensagem)
  const situacao = stateOfMessage(sinais)
  const row = { oracaoId: idOracao, usuarioId: memberId, chave, mensagem, sinais, situacao }
  const now = platform.clock()
  const publicadaEm = situacao === 'PUBLICADA' ? now : null
  const id = await insertMessage(church, tx, { ...row, dataCadastro: now, publicadaEm })
  if (situacao === 'CUIDADO') await tellOfCare(platform, church, tx, `mensagem-${id}`)
  if (situacao === 'PENDENTE') await planModeration(platform, church, tx, wall)
  if (situacao === 'PUBLICADA' && prayer.usuarioId !== memberId) await planNews(platform, church, tx, prayer)
  return answerOf(wall, { id, situacao, sinais })
}

function answerOf(
  wall: Wall,
  {
    id,
    situacao,
    sinais,
  }: Pick<MessageAnswer, 'id' | 'situacao'> & { readonly sinais: Parameters<typeof needsCare>[0] },
): MessageAnswer {
  return { id, situacao, ajuda: needsCare(sinais) ? helpOf(wall) : null }
}

/** Removes a message: the actor's own, one on their prayer, or any for a moderator. Throws NOT_FOUND otherwise. */
export async function removeMessage(
  platform: Platform,
  church: ChurchScope,
  { actor, source, id }: { readonly actor: Actor; readonly source: CallSource; readonly id: number },
): Promise<void> {
  await requireWall(platform, church)
  await editChurch(platform, church, async (tx) => {
    const message = await findMessage(church, tx, id)
    if (!message) throw notFound()
    const [wroteIt, asked] = [message.usuarioId, message.autorDaOracao]
    if (!canRemoveMessage(actor, { wroteIt, asked, isShown: message.situacao === 'PUBLICADA' })) throw notFound()
    await deleteMessage(church, tx, id)
    if ([wroteIt, asked].includes(actor.memberId)) return
    const act = { acao: 'PRAYER_MESSAGE_REMOVED', contaId: actor.userId, source, detalhes: { mensagem: id } } as const
    await recordAct(platform, church, tx, act)
  })
}
