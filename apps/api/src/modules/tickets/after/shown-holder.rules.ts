import type { Holder } from '@narthex/contract/tickets/ticket.schemas'
import type { ShownTicket } from './my-tickets.queries.ts'

type Participant = NonNullable<ShownTicket['participant']>

/** A holder with everything that they were asked. */
export function showParticipant(participant: Participant): Holder {
  const { nome, email, telefone, dataNascimento, sexo, respostas, responsavel, consentimentoEm } = participant
  return {
    nome,
    email,
    telefone,
    dataNascimento,
    sexo,
    respostas,
    responsavel,
    consentimento: participant.consentimento !== null,
    consentimentoEm: consentimentoEm?.toISOString() ?? null,
  }
}

/** A holder by name alone, for people who were given a link. */
export const showName = ({ nome }: Participant): Holder => ({
  nome,
  email: null,
  telefone: null,
  dataNascimento: null,
  sexo: null,
  respostas: [],
  responsavel: null,
  consentimento: false,
  consentimentoEm: null,
})
