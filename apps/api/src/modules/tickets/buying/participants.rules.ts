import { hasInk, isAmong } from '@narthex/contract/pasted-text'
import type { GivenAnswer, Participant } from '@narthex/contract/tickets/ticket.schemas'
import { ticketLimits } from '@narthex/contract/tickets/ticket-limits'
import { code } from '@narthex/contract/validation/codes'
import { isCpf } from '@narthex/contract/validation/tax-numbers'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { SaleQuestion, SaleType } from '../sale/sale.queries.ts'
import { formChanged, formNeedsMore, wrongAudience } from '../sale/tickets.errors.ts'

/** The rules of a holder's form. */
export interface FormRules {
  readonly questions: readonly SaleQuestion[]
  /** The text that a guardian consents to; null where nothing is asked. */
  readonly consentText: string | null
  /** The event's first day, `YYYY-MM-DD` in the church's zone: ages are counted on it. */
  readonly day: string
  /** Ids of the files that were uploaded for this purchase. */
  readonly fileIds: ReadonlySet<string>
}

const adultAge = 18

/** Full years on a day. */
export function findAge(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? years - 1 : years
}

/**
 * The answers of a participant, by the questions of their ticket type, in the order of the questions. Throws EVT_REG_003
 * for something required that is missing, EVT_REG_004 for an answer to what is not asked, TICKET_AUDIENCE for a person
 * that the ticket is not for, VALIDATION for an answer that is none. A minor's guardian has a phone, which tables of staff may leave out.
 */
export function requireParticipant(
  participant: Participant,
  type: SaleType,
  rules: FormRules,
  index: number,
): GivenAnswer[] {
  const at = `participantes.${index}`
  requirePerson(participant, type, rules, at)
  if (needsGuardian(participant, rules) && !participant.responsavel?.telefone)
    throw formNeedsMore([{ path: `${at}.responsavel.telefone`, message: code('REQUIRED') }])
  const answers = requireAnswers(participant, type, rules, index)
  for (const { id, flagObrigatoria } of listAsked(rules, type))
    if (flagObrigatoria && !answers.some(({ idPergunta }) => idPergunta === id))
      throw formNeedsMore([{ path: `${at}.respostas.${id}`, message: code('REQUIRED') }])
  return answers
}

/** True for a minor where the event has a text that a guardian consents to. */
const needsGuardian = (
  { dataNascimento }: Pick<Participant, 'dataNascimento'>,
  { consentText, day: onDay }: Pick<FormRules, 'consentText' | 'day'>,
): boolean => consentText !== null && dataNascimento !== null && findAge(dataNascimento, onDay) < adultAge

const listAsked = ({ questions }: Pick<FormRules, 'questions'>, type: SaleType): SaleQuestion[] =>
  questions.filter(({ ingressos }) => ingressos?.includes(type.id) ?? true)

/**
 * The answers that are given, in the order of the questions, of a participant whom the form does not bind. Throws EVT_REG_004
 * for an answer to what is not asked, VALIDATION for an answer that is none.
 */
export function requireAnswers(
  participant: Pick<Participant, 'respostas'>,
  type: SaleType,
  rules: Pick<FormRules, 'questions' | 'fileIds'>,
  index: number,
): GivenAnswer[] {
  const asked = listAsked(rules, type)
  if (participant.respostas.some(({ idPergunta }) => !asked.some(({ id }) => id === idPergunta))) throw formChanged()
  return asked.flatMap((question) => {
    const valor = participant.respostas.findLast(({ idPergunta }) => idPergunta === question.id)?.valor
    if (valor === undefined || isEmpty(valor)) return []
    const path = `body.participantes.${index}.respostas.${question.id}`
    if (!isAnswer(question, valor, rules.fileIds)) throw invalid([{ path, message: 'Not an answer' }])
    return [{ idPergunta: question.id, valor }]
  })
}

/**
 * Requires that a ticket is for a person, and that what it asks of them is there. Throws EVT_REG_003 and
 * TICKET_AUDIENCE, whose details name the field below `at`.
 */
export function requirePerson(
  participant: Participant,
  type: SaleType,
  rules: Pick<FormRules, 'consentText' | 'day'>,
  at: string,
): void {
  const { idadeMin, idadeMax, sexo } = type
  const { dataNascimento, responsavel, consentimento } = participant
  const missing = (field: string) => formNeedsMore([{ path: `${at}.${field}`, message: code('REQUIRED') }])
  const asksAge = idadeMin !== null || idadeMax !== null || rules.consentText !== null
  if (asksAge && dataNascimento === null) throw missing('dataNascimento')
  if (sexo !== null && participant.sexo === null) throw missing('sexo')
  if (sexo !== null && participant.sexo !== sexo) throw wrongAudience([{ path: `${at}.sexo`, message: sexo }])
  if (dataNascimento === null) return
  const age = findAge(dataNascimento, rules.day)
  const isTooYoung = idadeMin !== null && age < idadeMin
  if (age < 0 || isTooYoung || (idadeMax !== null && age > idadeMax))
    throw wrongAudience([{ path: `${at}.dataNascimento`, message: `${idadeMin ?? 0}-${idadeMax ?? ''}` }])
  if (!needsGuardian(participant, rules)) return
  if (!responsavel) throw missing('responsavel')
  if (!consentimento) throw missing('consentimento')
}

/** A consent that is not given is no answer. */
const isEmpty = (valor: GivenAnswer['valor']): boolean =>
  typeof valor === 'boolean' ? !valor : typeof valor === 'string' ? !hasInk(valor) : valor.length === 0

const day = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/
const decimal = /^-?\d{1,12}(?:[.,]\d{1,6})?$/
const longestLine = 300

/** Whether a value that is not empty answers a question. */
export function isAnswer(
  { tipo, opcoes }: SaleQuestion,
  valor: GivenAnswer['valor'],
  fileIds: ReadonlySet<string>,
): boolean {
  if (tipo === 'CONSENTIMENTO') return valor === true
  if (tipo === 'ESCOLHAS')
    return Array.isArray(valor) && valor.every((each) => isAmong(opcoes, each)) && new Set(valor).size === valor.length
  if (typeof valor !== 'string') return false
  switch (tipo) {
    case 'ESCOLHA':
      return isAmong(opcoes, valor)
    case 'NUMERO':
      return decimal.test(valor.trim())
    case 'DATA':
      return day.test(valor) && !Number.isNaN(Date.parse(valor))
    case 'CPF':
      return isCpf(valor)
    case 'ARQUIVO':
      return fileIds.has(valor)
    case 'TEXTO':
      return valor.length <= longestLine && !valor.includes('\n')
    default:
      return valor.length <= ticketLimits.resposta
  }
}
