import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { adultAge, findAge, type HolderInput } from '../../../forms/holder/holder-form.ts'
import type { Purchase } from '../flow/kept-purchase.ts'

/**
 * The guardian for the next child of a purchase, as the form takes it: the one of an earlier child, else the first adult.
 * Shown only once a minor's birthday is typed. `day`: the event's first day.
 */
export function proposeGuardian(
  { tickets, participantes }: Pick<Purchase, 'tickets' | 'participantes'>,
  day: string,
): HolderInput {
  const people = tickets.flatMap(({ chave }) => participantes[chave] ?? [])
  const isAdult = ({ dataNascimento }: Participant) =>
    dataNascimento !== null && findAge(dataNascimento, day) >= adultAge
  const guardian = people.find(({ responsavel }) => responsavel)?.responsavel ?? people.find(isAdult)
  return guardian ? { responsavelNome: guardian.nome, responsavelTelefone: guardian.telefone ?? '' } : {}
}
