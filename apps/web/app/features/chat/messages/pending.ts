import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'

/** A message of the reader that the server has not confirmed. */
export interface PendingMessage {
  /** Makes sending it twice one message. */
  readonly chave: string
  readonly texto: string
  readonly respostaA: ChatMessage['respostaA']
  readonly segundo: number | undefined
  /** Asks for prayer. */
  readonly isPrayer?: boolean | undefined
  readonly writtenAt: number
  /** `waiting`: without a network, sent by itself later. `failed`: the server refused it. */
  readonly state: 'sending' | 'waiting' | 'failed'
  /** The code of the refusal. */
  readonly refusal?: string | undefined
}

/** A message to a live chat that waited for longer is out of place: its author decides whether to send it. */
export const longestWaitMs = 10 * 60_000

/** Pending messages that have not arrived in another way, such as an event. */
export function stillPending(
  pending: readonly PendingMessage[],
  messages: readonly ChatMessage[],
): readonly PendingMessage[] {
  if (pending.length === 0) return pending
  const keys = new Set(messages.map(({ chave }) => chave))
  return pending.some(({ chave }) => keys.has(chave)) ? pending.filter(({ chave }) => !keys.has(chave)) : pending
}

export const withPending = (pending: readonly PendingMessage[], chave: string, change: Partial<PendingMessage>) =>
  pending.map((message) => (message.chave === chave ? { ...message, ...change } : message))

/** The messages of an earlier load of the page: what was on its way may have arrived, and is repeated with its key. */
export function restored(kept: readonly PendingMessage[], now: number): readonly PendingMessage[] {
  return kept.map((message) => {
    if (message.state === 'failed') return message
    return { ...message, state: now - message.writtenAt > longestWaitMs ? 'failed' : 'waiting' }
  })
}
