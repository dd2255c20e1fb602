import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import type { ChatSettings } from '@narthex/contract/chat/chat-moderation.endpoints'
import { minuteMs } from '@narthex/contract/durations'
import type { Help } from '@narthex/contract/prayer/prayer.schemas'
import { DomainError, tooManyRequests } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { ChatMessageId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireAuthor } from '../authors/chat-call.service.ts'
import { planPublishing } from '../channels/chat.jobs.ts'
import type { ChatNeeds } from '../channels/chat-needs.ts'
import { announceMessage, tellOfDanger } from '../messages/announcing.service.ts'
import { insertMessage, readMessage } from '../messages/messages.queries.ts'
import { countOwnPrayers } from '../messages/prayers.queries.ts'
import { toChatMessage } from '../messages/showing.service.ts'
import { takePace } from '../pace/guest-pace.service.ts'
import { readPace } from '../pace/pace.queries.ts'
import { requirePace, writerBurst } from '../pace/pace.rules.ts'
import { type ChatContext, getChatContext } from '../settings/chat-context.service.ts'
import { isDanger, judgeText } from '../words/message-states.rules.ts'
import { isMutedBy, requireText, requireWriter, toStanding, type Writer } from './writing.service.ts'

export interface NewMessage {
  readonly canal: string
  readonly chave: string
  readonly texto: string
  readonly respostaA: ChatMessageId | undefined
  readonly segundo: number | undefined
  readonly flagOracao?: boolean | undefined
  readonly visitante: string | undefined
}

export interface PostAnswer {
  readonly mensagem: ChatMessage
  readonly ajuda: Help | null
}

/**
 * Writes a message. Idempotent by `chave` for an author and channel. Readers see it as soon as it is committed, unless it
 * waits for a moderator or its author is muted. Four statements besides the transaction's own.
 */
export async function postMessage(
  platform: ChatNeeds,
  call: VisitorCall,
  { canal, visitante, ...given }: NewMessage,
): Promise<PostAnswer> {
  const author = requireAuthor(call, visitante)
  await takePace(platform, call, author, canal)
  const texto = requireText(given.texto)
  const context = await getChatContext(call)
  const { settings } = context
  return call.inChurch(async (work) => {
    const writer = await requireWriter(work, { settings, call, author, canal })
    const saved = await saveMessage(work, { settings, call, writer, given: { ...given, texto } })
    return answer(work, { context, writer, ...saved })
  })
}

interface Saving {
  readonly settings: ChatSettings
  readonly call: VisitorCall
  readonly writer: Writer
  readonly given: Omit<NewMessage, 'canal' | 'visitante'>
}

async function saveMessage(
  work: ChurchWork,
  { settings, call, writer, given }: Saving,
): Promise<{ id: ChatMessageId; isNew: boolean }> {
  const { author, channel, addresses, network } = writer
  const query = { ...given, channelId: channel.id, author, addresses, burst: writerBurst }
  const pace = await readPace(work, query)
  if (pace.sentId !== null) return { id: pace.sentId, isNew: false }
  const standing = toStanding(writer, call, isMutedBy(pace.block))
  requirePace(pace, channel, standing)
  const isPrayer = given.flagOracao === true && channel.tipo === 'PUBLICO'
  if (isPrayer) await requireFewPrayers(work, author)
  const judged = judgeText(given.texto, settings, standing)
  if (typeof judged === 'string') throw new DomainError(judged)
  const { chave, texto, respostaA, segundo = null } = given
  const id = await insertMessage(work, {
    ...author,
    ...judged,
    chave,
    texto,
    segundo,
    channelId: channel.id,
    respostaA: pace.isAnswerable ? (respostaA ?? null) : null,
    oracao: isPrayer ? 'PEDIDA' : null,
    redeHash: author.memberId === null ? null : network,
    criadaEm: work.now,
  })
  if (isPrayer && judged.situacao === 'RETIDA' && settings.flagPublicarOracoes) await planPublishing(work, id)
  return { id, isNew: true }
}

const maxPrayers = 3
const prayerMinutes = 10

/** Throws TOO_MANY_REQUESTS where an author has called the hosts often. */
async function requireFewPrayers(work: ChurchWork, author: Writer['author']): Promise<void> {
  const since = new Date(work.now.getTime() - prayerMinutes * minuteMs)
  if ((await countOwnPrayers(work, author, since)) >= maxPrayers) throw tooManyRequests(prayerMinutes * 60)
}

interface Answering {
  readonly context: ChatContext
  readonly writer: Writer
  readonly id: ChatMessageId
  readonly isNew: boolean
}

async function answer(
  work: ChurchWork,
  { context, writer: { author, channel }, id, isNew }: Answering,
): Promise<PostAnswer> {
  const row = await readMessage(work, id, author)
  if (!row) throw new Error('A message was written and is not there')
  const mensagem = toChatMessage(context.showing, row)
  if (isNew) announceMessage(work, channel, row, mensagem)
  const needsCare = isDanger(row.sinais)
  if (isNew && needsCare) await tellOfDanger(work, row)
  return { mensagem, ajuda: needsCare ? context.help : null }
}
