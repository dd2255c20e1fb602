import { tableRecords } from '../../../platform/work/records.ts'
import { eventoBilhete, eventoEspera, eventoInscricao, eventoParticipante } from './registrations.tables.ts'

/** A purchase; those who come with its tickets are told of elsewhere, and erased there. */
export const registrationRecord = tableRecords(eventoInscricao, {
  key: 'codigo',
  without: ['chave', 'conteudoHash', 'criadaEm', 'memberId', 'pedidoCodigo', 'transferidaDe', 'rede', 'navegador'],
})

/** A ticket; its code opens the door, so it is not kept. */
export const ticketRecord = tableRecords(eventoBilhete, {
  without: [
    'cancelamentoChave',
    'codigo',
    'confirmadaEm',
    'eventId',
    'flagPedido',
    'inscricaoSituacao',
    'inscritaEm',
    'memberId',
  ],
})

/** The holder of a ticket, by the ticket's id: what they told the church is not kept twice. */
export const holderRecord = tableRecords(eventoParticipante, {
  key: 'ticketId',
  without: ['consentimentoEm', 'memberId'],
  veiled: [
    'nome',
    'email',
    'telefone',
    'documento',
    'dataNascimento',
    'sexo',
    'respostas',
    'responsavel',
    'consentimento',
  ],
})

export const waitingRecord = tableRecords(eventoEspera, {
  key: 'codigo',
  without: ['chave', 'criadaEm', 'inscricaoCodigo', 'memberId'],
  veiled: ['nome', 'email', 'telefone'],
})
