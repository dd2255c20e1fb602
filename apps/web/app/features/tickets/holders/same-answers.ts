import type { Locale } from '@narthex/contract/locale'
import type { Question } from '@narthex/contract/tickets/ticket.schemas'
import { listAnswers } from '../../../forms/holder/former-people.ts'
import type { HolderRules } from '../../../forms/holder/holder-form.ts'
import type { SameAnswersData } from '../../../forms/holder/same-answers.tsx'
import type { Purchase } from '../flow/kept-purchase.ts'

/** Answers that are a person's own: a consent, a file and a tax number do not pass to another. */
const ownKinds: ReadonlySet<Question['tipo']> = new Set(['CONSENTIMENTO', 'ARQUIVO', 'CPF'])

/**
 * Answers of the first holder who was entered before a ticket, to the questions that this ticket asks too. Undefined
 * where there are none to take over. `number`: the ticket's, from 1.
 */
export function findSameAnswers(
  { tickets, participantes }: Pick<Purchase, 'tickets' | 'participantes'>,
  number: number,
  rules: HolderRules,
  locale: Locale,
): SameAnswersData | undefined {
  const [first] = tickets.slice(0, number - 1).flatMap(({ chave }) => participantes[chave] ?? [])
  if (!first) return undefined
  const shared = { ...rules, questions: rules.questions.filter(({ tipo }) => !ownKinds.has(tipo)) }
  const answers = listAnswers(first, shared, locale)
  return Object.keys(answers).length > 0 ? { name: first.nome, answers } : undefined
}
