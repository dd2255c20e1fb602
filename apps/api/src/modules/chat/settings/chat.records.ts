import { type RecordPlace, recordFrom, tableRecords } from '../../../platform/work/records.ts'
import { findOwnBlock } from '../authors/blocks.queries.ts'
import { chatCanal, chatConfiguracao, chatMensagem } from '../channels/chat.tables.ts'
import type { AuthorId } from '../words/author-code.rules.ts'

export const chatSettingsRecord = tableRecords(chatConfiguracao, { key: null })
export const channelRecord = tableRecords(chatCanal, { without: ['criadoEm', 'memberId', 'hostId'] })

/** States of a message; never what it says, nor why it was held. */
export const messageRecord = tableRecords(chatMensagem, {
  without: [
    'chave',
    'channelId',
    'criadaEm',
    'editadaEm',
    'guestId',
    'memberId',
    'motivos',
    'redeHash',
    'respostaA',
    'segundo',
    'sinais',
    'texto',
  ],
})

/** Whether an author may write, by their member or guest id. */
export function blockRecord(author: AuthorId): RecordPlace {
  const id = author.memberId === null ? `visitante ${author.guestId}` : String(author.memberId)
  const person = author.memberId ?? undefined
  return recordFrom({ kind: 'chat_bloqueio', id, person }, async (work) => {
    const block = await findOwnBlock(work, author)
    return block && { tipo: block.tipo, ate: block.ate }
  })
}

/** The host of a private room. */
export const roomRecord = tableRecords(chatCanal, {
  without: ['criadoEm', 'fixadaId', 'flagVisitantes', 'memberId', 'modoLentoSegundos', 'titulo'],
})
