import { randomUUID } from 'node:crypto'
import { createPaceKeeper } from '../modules/chat/channels/pace.ts'
import { blockAuthor } from '../modules/chat/moderation/blocks.service.ts'
import { openRoom } from '../modules/chat/rooms/rooms.service.ts'
import { defaultSettings, saveChatSettings } from '../modules/chat/settings/settings.service.ts'
import { enterAsGuest } from '../modules/chat/writing/guests.service.ts'
import { postMessage } from '../modules/chat/writing/posting.service.ts'
import { reportMessage, setReaction } from '../modules/chat/writing/responding.service.ts'
import type { MemberCall } from '../platform/http/route.ts'
import { toChatMessageId } from '../platform/ids.ts'
import type { Platform } from '../platform/platform.ts'
import { nextAddress } from './http-api.ts'

/** Ids of what a person of the matrix has in the church's chat. */
export interface OwnChat {
  readonly chatMessageId: number
  readonly chatRoom: string
  /** A guest beside them. */
  readonly guestToken: string
  readonly guestCode: string
}

export const noChat: OwnChat = {
  chatMessageId: 0,
  chatRoom: 'none',
  guestToken: 'v0-none-none',
  guestCode: 'A'.repeat(22),
}

/** A message, a private room and a guest in the channel of everyone. */
export async function keepChat(platform: Platform, call: MemberCall, texto: string): Promise<OwnChat> {
  const needs = { ...platform, pace: createPaceKeeper(call.clock) }
  const canal = 'geral'
  const message = {
    canal,
    texto,
    chave: randomUUID(),
    respostaA: undefined,
    segundo: undefined,
    visitante: undefined,
    flagOracao: true,
  }
  const { mensagem } = await postMessage(needs, call, message)
  const room = await openRoom(call, canal)
  const source = { ...call.source, address: nextAddress() }
  const guest = await enterAsGuest(needs, { ...call, actor: undefined, source }, { canal, nome: 'Lia' })
  const { token: guestToken, autor: guestCode } = guest
  return { chatMessageId: mensagem.id, chatRoom: room.canal, guestToken, guestCode }
}

/** Fills the chat: a message, a reaction, a report and a guest who is banned. */
export async function seedChat(platform: Platform, call: MemberCall, canary: string): Promise<void> {
  const needs = { ...platform, pace: createPaceKeeper(call.clock) }
  await saveChatSettings(call, defaultSettings)
  const { chatMessageId, guestToken: visitante, guestCode: autor } = await keepChat(platform, call, canary)
  const canal = 'geral'
  const id = toChatMessageId(chatMessageId)
  await setReaction(needs, call, { canal, id, visitante: undefined, emoji: '🙏', ligada: true })
  const source = { ...call.source, address: nextAddress() }
  const report = { canal, id, visitante, motivo: 'OUTRO', texto: canary } as const
  await reportMessage(needs, { ...call, actor: undefined, source }, report)
  await blockAuthor(call, { canal, autor, tipo: 'BANIDO', minutos: null, motivo: canary })
}
