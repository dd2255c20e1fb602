import type { ChannelState } from '@narthex/contract/chat/chat-values'
import type { ChatChannelId } from '../../../platform/ids.ts'

interface Opening {
  readonly abreEm: Date | null
  readonly fechaEm: Date | null
}

/** The state of a channel by the clock. */
export function stateOfChannel({ abreEm, fechaEm }: Opening, now: Date): ChannelState {
  if (fechaEm !== null && fechaEm <= now) return 'FECHADO'
  return abreEm !== null && abreEm > now ? 'AGENDADO' : 'ABERTO'
}

/** The topic of a channel's events: everyone's, or one that needs a stream pass. */
export function topicOfChannel({ id, tipo }: { readonly id: ChatChannelId; readonly tipo: string }): string {
  return tipo === 'PUBLICO' ? `chat:${id}` : `chat-private:${id}`
}
