import type { ChatEvent } from '@narthex/contract/chat/chat.events'
import type { ChatMessage, ChatMessages, ChatReaction } from '@narthex/contract/chat/chat.schemas'

/** Messages shown of a channel, oldest first. Ids rise and are unique. */
export interface ShownMessages {
  readonly list: readonly ChatMessage[]
  readonly hasOlder: boolean
}

export const noMessages: ShownMessages = { list: [], hasOlder: false }

/** A snapshot replaces what was shown: messages that it lacks may be deleted by now. */
export function fromSnapshot({ mensagens, flagAnteriores }: ChatMessages): ShownMessages {
  return { list: mergeById([], mensagens), hasOlder: flagAnteriores }
}

/** Adds the page before the first message. */
export function withOlder(shown: ShownMessages, { mensagens, flagAnteriores }: ChatMessages): ShownMessages {
  return { list: mergeById(mensagens, shown.list), hasOlder: flagAnteriores }
}

/** Applies events in their order. Repeating the latest events of a stream changes nothing. */
export function withEvents(shown: ShownMessages, events: readonly ChatEvent[]): ShownMessages {
  let { list } = shown
  for (const event of events) list = withEvent(list, event, shown.hasOlder)
  return list === shown.list ? shown : { ...shown, list }
}

function withEvent(list: readonly ChatMessage[], event: ChatEvent, hasOlder: boolean): readonly ChatMessage[] {
  switch (event.tipo) {
    case 'MENSAGEM': {
      const first = list[0]
      // It belongs to a page that has not been read: shown now, the messages between would be missing.
      if (hasOlder && first && event.mensagem.id < first.id) return list
      return withMessage(list, event.mensagem)
    }
    case 'EDITADA':
      return changed(list, event.id, (message) => ({ ...message, texto: event.texto, flagEditada: true }))
    case 'APAGADAS':
      return without(list, ({ id }) => event.ids.includes(id))
    case 'AUTOR_APAGADO':
      return without(list, ({ id, autor }) => autor.id === event.autor && id <= event.ate)
    case 'REACOES':
      return changed(list, event.id, (message) => ({ ...message, reacoes: keepOwn(event.reacoes, message.reacoes) }))
    case 'ORACAO':
      return changed(list, event.id, (message) => ({ ...message, oracao: event.oracao }))
    case 'CANAL':
    case 'HORARIO':
      return list
  }
}

/** Adds or replaces one message; events do not know which reactions are the reader's. */
export function withMessage(list: readonly ChatMessage[], message: ChatMessage): readonly ChatMessage[] {
  const last = list.at(-1)
  if (!last || last.id < message.id) return [...list, message]
  const known = list.find(({ id }) => id === message.id)
  return mergeById(list, [known ? { ...message, reacoes: keepOwn(message.reacoes, known.reacoes) } : message])
}

/** The reactions of a message after the reader gives or takes back one of theirs. */
export function toggled(
  reactions: readonly ChatReaction[],
  emoji: ChatReaction['emoji'],
  isOn: boolean,
): ChatReaction[] {
  const known = reactions.find((reaction) => reaction.emoji === emoji)
  if ((known?.flagMinha ?? false) === isOn) return [...reactions]
  if (!known) return [...reactions, { emoji, total: 1, flagMinha: true }]
  return reactions
    .map((reaction) =>
      reaction === known ? { ...reaction, total: reaction.total + (isOn ? 1 : -1), flagMinha: isOn } : reaction,
    )
    .filter(({ total }) => total > 0)
}

/** Keeps the newest of a list that grew while its end is in sight. */
export function trimmed(shown: ShownMessages, most: number): ShownMessages {
  if (shown.list.length <= most) return shown
  return { list: shown.list.slice(-most), hasOlder: true }
}

const keepOwn = (reactions: readonly ChatReaction[], before: readonly ChatReaction[]): ChatReaction[] =>
  reactions.map((reaction) => ({
    ...reaction,
    flagMinha: reaction.flagMinha || before.some(({ emoji, flagMinha }) => flagMinha && emoji === reaction.emoji),
  }))

export function changed(
  list: readonly ChatMessage[],
  id: number,
  change: (message: ChatMessage) => ChatMessage,
): readonly ChatMessage[] {
  const at = list.findIndex((message) => message.id === id)
  const message = list[at]
  return message ? list.with(at, change(message)) : list
}

function without(list: readonly ChatMessage[], isGone: (message: ChatMessage) => boolean): readonly ChatMessage[] {
  return list.some(isGone) ? list.filter((message) => !isGone(message)) : list
}

/** Merges messages by id, ascending; for equal ids the later argument wins. */
function mergeById(before: readonly ChatMessage[], after: readonly ChatMessage[]): readonly ChatMessage[] {
  const byId = new Map([...before, ...after].map((message) => [message.id, message]))
  return [...byId.values()].sort((a, b) => a.id - b.id)
}
