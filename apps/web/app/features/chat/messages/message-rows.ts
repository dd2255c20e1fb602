import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { dateIn } from '@narthex/contract/church-time'

export interface MessageRowFacts {
  readonly message: ChatMessage
  /** The first of its day in the list. */
  readonly isNewDay: boolean
  /** Follows a message of the same author closely: shown without their name. */
  readonly isContinued: boolean
}

const closeMs = 3 * 60_000

/** Computes each message's relation to the one before it (day, author), in the church's time zone. */
export function toRows(list: readonly ChatMessage[], timeZone: string): readonly MessageRowFacts[] {
  return list.map((message, at) => {
    const before = list[at - 1]
    const day = dateIn(timeZone, new Date(message.dataCadastro))
    const isNewDay = !before || dateIn(timeZone, new Date(before.dataCadastro)) !== day
    return { message, isNewDay, isContinued: !isNewDay && before !== undefined && continues(before, message) }
  })
}

function continues(before: ChatMessage, message: ChatMessage): boolean {
  const elapsedMs = Date.parse(message.dataCadastro) - Date.parse(before.dataCadastro)
  return message.autor.id !== null && message.autor.id === before.autor.id && !message.respostaA && elapsedMs < closeMs
}
