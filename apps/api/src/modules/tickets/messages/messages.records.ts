import { tableRecords } from '../../../platform/work/records.ts'
import { eventoMensagem } from './messages.tables.ts'

/** A message of staff; those it goes to are told of elsewhere. */
export const messageRecord = tableRecords(eventoMensagem, {
  without: ['chave', 'conteudoHash', 'criadaEm', 'emails', 'memberId', 'enviados', 'notificados', 'distribuidaEm'],
})
