import { foldText } from '@narthex/contract/fold-text'
import { isAmong } from '@narthex/contract/pasted-text'
import { type FormerHolder, mostFormerHolders } from '@narthex/contract/tickets/former-holders.endpoints'
import type { GivenAnswer } from '@narthex/contract/tickets/ticket.schemas'
import type { QuestionKind } from '@narthex/contract/tickets/ticket-states'
import type { SaleQuestion } from '../sale/sale.queries.ts'
import type { RegisteredPerson } from './former-holders.queries.ts'

type FormerQuestion = Pick<SaleQuestion, 'id' | 'rotulo' | 'tipo'>
type AskedQuestion = FormerQuestion & Pick<SaleQuestion, 'opcoes'>

/** A file belongs to one purchase, and a consent to one moment. */
const askedAnew: readonly QuestionKind[] = ['ARQUIVO', 'CONSENTIMENTO']

const questionKey = ({ tipo, rotulo }: FormerQuestion) => `${tipo} ${normalize(rotulo)}`
const normalize = (text: string) => foldText(text).replace(/\s+/g, ' ').trim()

/**
 * The people of former tickets, the latest first, each once: by name, and by birthday where two have the same name. What
 * the latest ticket leaves out is filled from earlier ones.
 * @param former the questions that were answered then
 * @param asked the questions of the event that is bought now
 */
export function mergeFormerHolders(
  rows: readonly RegisteredPerson[],
  former: readonly FormerQuestion[],
  asked: readonly AskedQuestion[],
): FormerHolder[] {
  const toAsked = matchQuestions(former, asked)
  const people: FormerHolder[] = []
  for (const { respostas, ...row } of rows) {
    const answers = carryAnswers(respostas, toAsked)
    const index = people.findIndex((person) => isSamePerson(person, row))
    const known = people[index]
    if (known) people[index] = fillGaps(known, row, answers)
    else if (people.length < mostFormerHolders) people.push({ ...row, respostas: answers })
  }
  return people
}

function isSamePerson(a: Pick<FormerHolder, 'nome' | 'dataNascimento'>, b: typeof a): boolean {
  if (normalize(a.nome) !== normalize(b.nome)) return false
  return a.dataNascimento === null || b.dataNascimento === null || a.dataNascimento === b.dataNascimento
}

function fillGaps(
  person: FormerHolder,
  earlier: Omit<FormerHolder, 'respostas'>,
  answers: readonly GivenAnswer[],
): FormerHolder {
  const isOpen = ({ idPergunta }: GivenAnswer) => !person.respostas.some((given) => given.idPergunta === idPergunta)
  return {
    nome: person.nome,
    email: person.email ?? earlier.email,
    telefone: person.telefone ?? earlier.telefone,
    dataNascimento: person.dataNascimento ?? earlier.dataNascimento,
    sexo: person.sexo ?? earlier.sexo,
    responsavel: person.responsavel ?? earlier.responsavel,
    respostas: [...person.respostas, ...answers.filter(isOpen)],
  }
}

/** Maps ids of former questions to the questions of the same text and kind that are asked now. */
function matchQuestions(
  former: readonly FormerQuestion[],
  asked: readonly AskedQuestion[],
): ReadonlyMap<number, AskedQuestion> {
  const byKey = new Map(
    asked.filter(({ tipo }) => !askedAnew.includes(tipo)).map((question) => [questionKey(question), question]),
  )
  return new Map(
    former.flatMap((question) => {
      const match = byKey.get(questionKey(question))
      return match ? [[question.id, match] as const] : []
    }),
  )
}

/** Answers to the questions that are asked now; of choices, those that are still offered. */
function carryAnswers(answers: readonly GivenAnswer[], toAsked: ReadonlyMap<number, AskedQuestion>): GivenAnswer[] {
  return answers.flatMap(({ idPergunta, valor }): GivenAnswer[] => {
    const question = toAsked.get(idPergunta)
    if (!question || typeof valor === 'boolean') return []
    const isOffered = (choice: string) => isAmong(question.opcoes, choice)
    if (!Array.isArray(valor))
      return question.tipo === 'ESCOLHA' && !isOffered(valor) ? [] : [{ idPergunta: question.id, valor }]
    const offered = valor.filter(isOffered)
    return offered.length > 0 ? [{ idPergunta: question.id, valor: offered }] : []
  })
}
