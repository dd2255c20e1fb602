import type { GivenAnswer, Participant } from '@narthex/contract/tickets/ticket.schemas'
import { ticketLimits } from '@narthex/contract/tickets/ticket-limits'
import { normalize } from '../../../platform/documents/cell-values.ts'
import type { TableRow } from '../../../platform/documents/table-cell.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { requirePerson } from '../buying/participants.rules.ts'
import type { SaleQuestion, SaleType } from '../sale/sale.queries.ts'
import { readAnswer } from './import-answers.rules.ts'
import { listTicketTypes, type PlainColumn } from './import-columns.rules.ts'
import type { FoundProblem } from './import-problems.rules.ts'
import { splitNames, toSex } from './import-text.rules.ts'
import { createRowReader, type RowContext, type RowReader } from './row-reader.rules.ts'

export interface ImportBuyer {
  readonly nome: string
  readonly email: string | null
  readonly telefone: string | null
}

/** A row as it is understood. What has errors is not entered. */
export interface ImportedRow {
  readonly line: number
  readonly person: Participant
  readonly type: SaleType | undefined
  readonly addOnIds: readonly number[]
  /** Null: the person buys their own ticket. */
  readonly buyer: ImportBuyer | null
  readonly problems: FoundProblem[]
}

/** Reads a row with everything that is wrong with it. */
export function readRow(row: TableRow, context: RowContext): ImportedRow {
  const problems: FoundProblem[] = []
  const reader = createRowReader(row, context, problems)
  const type = readType(reader, context)
  const addOnIds = type ? readAddOns(reader, type, context) : []
  const { nome, email, telefone } = reader.contact({ name: 'name', email: 'email', phone: 'phone' })
  if (nome === '' && !reader.isBroken('name')) reader.report('MISSING', 'name')
  const person = {
    nome,
    email,
    telefone,
    responsavel: readGuardian(reader),
    consentimento: false,
    dataNascimento: reader.birthday(),
    sexo: readSex(reader),
    respostas: type ? readAnswers(reader, type, context) : [],
  }
  const buyer = readBuyer(reader)
  if (type) reportAudience(reader, person, type, context)
  return { line: row.number, person, type, addOnIds, buyer, problems }
}

/** The ticket type by its name; where an event has a single one it need not be named. */
function readType(reader: RowReader, { sale }: RowContext): SaleType | undefined {
  const name = reader.text('type')
  const types = listTicketTypes(sale)
  if (name === '' && types.length === 1) return types[0]
  const found = types.filter(({ nome }) => normalize(nome) === normalize(name))
  if (found.length === 1) return found[0]
  if (!reader.isBroken('type'))
    reader.report(name === '' ? 'MISSING' : found.length === 0 ? 'UNKNOWN_TYPE' : 'AMBIGUOUS_TYPE', 'type')
  return undefined
}

function readAddOns(reader: RowReader, type: SaleType, { sale }: RowContext): number[] {
  const addOns = sale.types.filter(({ id, flagAtivo }) => flagAtivo && type.addOnIds.includes(id))
  const find = (name: string) => addOns.find(({ nome }) => normalize(nome) === normalize(name))
  const names = splitNames(reader.text('addOns'), (name) => find(name) !== undefined)
  if (names.length > ticketLimits.adicionaisPorIngresso) {
    reader.report('TOO_MANY_ADD_ONS', 'addOns')
    return []
  }
  return names.flatMap((name) => {
    const found = find(name)
    if (!found) reader.report('UNKNOWN_ADD_ON', 'addOns', name)
    return found ? [found.id] : []
  })
}

function readSex(reader: RowReader): Participant['sexo'] {
  const written = reader.text('sex')
  const sex = written === '' ? undefined : toSex(written)
  if (written !== '' && sex === undefined) reader.report('BAD_SEX', 'sex')
  return sex ?? null
}

function readGuardian(reader: RowReader): Participant['responsavel'] {
  const { nome, telefone } = reader.contact({ name: 'guardian', phone: 'guardianPhone' })
  if (nome === '' && telefone !== null && !reader.isBroken('guardian')) reader.report('MISSING', 'guardian')
  return nome === '' ? null : { nome, telefone }
}

function readBuyer(reader: RowReader): ImportBuyer | null {
  const buyer = reader.contact({ name: 'buyer', email: 'buyerEmail', phone: 'buyerPhone' })
  const isNamed = buyer.nome !== '' || reader.isBroken('buyer')
  if (!isNamed && (buyer.email !== null || buyer.telefone !== null))
    reader.report('MISSING', reader.has('buyer') ? 'buyer' : 'buyerEmail')
  return buyer.nome === '' ? null : buyer
}

function readAnswers(reader: RowReader, type: SaleType, { sale, head, locale }: RowContext): GivenAnswer[] {
  const isFor = ({ ingressos }: SaleQuestion) => ingressos?.includes(type.id) ?? true
  const answers: GivenAnswer[] = []
  for (const { column } of head.places) {
    const question = column.of
    if (typeof question === 'string' || reader.text(question) === '') continue
    const valor = isFor(question) ? readAnswer(question, reader.cell(question), locale) : undefined
    if (!isFor(question)) reader.report('NOT_ASKED', question)
    else if (valor === undefined) reader.report('NOT_AN_ANSWER', question)
    else if (valor !== null) answers.push({ idPergunta: question.id, valor })
  }
  const ids = new Set(answers.map(({ idPergunta }) => idPergunta))
  for (const question of sale.questions)
    if (question.flagObrigatoria && isFor(question) && !ids.has(question.id)) reader.report('UNANSWERED', question)
  return sale.questions.flatMap(({ id }) => answers.filter(({ idPergunta }) => idPergunta === id))
}

const formFields: Readonly<Record<string, PlainColumn>> = {
  dataNascimento: 'birthday',
  sexo: 'sex',
  responsavel: 'guardian',
}

/** Reports a buyer's reasons for refusal: who the ticket is for, and a minor's form but for the consent. */
function reportAudience(reader: RowReader, person: Participant, type: SaleType, context: RowContext): void {
  try {
    const rules = { consentText: context.sale.termoMenores, day: context.eventDay }
    requirePerson({ ...person, consentimento: true }, type, rules, 'pessoa')
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const [, field = ''] = error.details?.[0]?.path.split('.') ?? []
    const column = formFields[field] ?? 'birthday'
    // What was written and is no date or sex is reported as such.
    if (!reader.isBroken(column)) reader.report(error.code === 'TICKET_AUDIENCE' ? 'AUDIENCE' : 'UNANSWERED', column)
  }
}
