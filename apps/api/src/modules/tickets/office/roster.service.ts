import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  exportEventTickets as exportEndpoint,
  listEventTickets as listEndpoint,
  OfficeTicket,
} from '@narthex/contract/tickets/office-roster.endpoints'
import type { GivenAnswer } from '@narthex/contract/tickets/ticket.schemas'
import type { QuestionKind } from '@narthex/contract/tickets/ticket-states'
import { readInBatches, readList } from '../../../platform/database/keyset.ts'
import type { TableField } from '../../../platform/documents/table-field.ts'
import type { TableFormat } from '../../../platform/documents/table-file.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type FileText, sendStaffFile } from '../../../platform/resources/staff-file.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import type { SaleQuestion } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { listNamedTicketIds } from '../sale/ticket-names.queries.ts'
import { countRoster, listRoster, type RosterFilter, type RosterRow, rosterOrder } from './roster.queries.ts'

/** A page of an event's tickets; the whole list is counted on the first page alone. */
export async function listEventTickets(
  { inChurch }: ChurchCall,
  eventId: number,
  { limit, apos, ...query }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  const asked = toFilter(eventId, query)
  return inChurch(async (work) => {
    await requireSale(work, eventId)
    const filter = await lookUpName(work, asked)
    const { rows, proximo, total } = await readList(
      rosterOrder,
      { apos, limit },
      {
        list: (part) => listRoster(work, filter, part),
        count: () => countRoster(work, filter),
      },
    )
    return { itens: rows.map(toOfficeTicket), proximo, total }
  })
}

/** A name is looked up once for the page and the count. */
async function lookUpName(work: ChurchWork, { name, ...filter }: RosterFilter): Promise<RosterFilter> {
  if (name === undefined) return filter
  return {
    ...filter,
    ids: await listNamedTicketIds(work, { eventId: filter.eventId, typed: [name], withBuyers: true }),
  }
}

function toFilter(eventId: number, query: HandlerInput<typeof exportEndpoint>['query']): RosterFilter {
  const { idIngresso, situacao, situacaoInscricao, q, idPergunta, resposta, entrada } = query
  if ((idPergunta === undefined) !== (resposta === undefined))
    throw invalid([{ path: 'query.resposta', message: 'A question and its answer' }])
  const answer =
    idPergunta === undefined || resposta === undefined ? undefined : { questionId: idPergunta, text: resposta }
  return {
    eventId,
    name: q,
    answer,
    ticketTypeIds: idIngresso === undefined ? undefined : [idIngresso],
    states: situacao && [situacao],
    registrationStates: situacaoInscricao && [situacaoInscricao],
    isIn: entrada && entrada === 'SIM',
  }
}

function toOfficeTicket({ dataCadastro, respostas, ...row }: RosterRow): OfficeTicket {
  return { ...row, dataCadastro: dataCadastro.toISOString(), respostas: respostas ?? [] }
}

/**
 * The tickets of an event as a file, a line for each and a column for each active question: the same in both formats.
 * Audited.
 */
export async function exportEventTickets(
  call: MemberCall,
  { eventId, format }: { readonly eventId: number; readonly format: TableFormat },
  query: HandlerInput<typeof exportEndpoint>['query'],
) {
  const filter = toFilter(eventId, query)
  const { questions } = await call.inChurch((work) => requireSale(work, eventId))
  async function* listLines(text: FileText) {
    yield [...Object.values(text.words.ticketColumns), ...questions.map(({ rotulo }) => rotulo)]
    const rows = readInBatches(rosterOrder, (part) => call.inChurch((work) => listRoster(work, filter, part)))
    for await (const row of rows) yield toFields(row, questions, text)
  }
  return sendStaffFile(call, {
    act: 'REGISTRATIONS_EXPORTED',
    subject: { evento: eventId },
    name: [`evento-${eventId}`],
    format,
    listLines,
  })
}

/** Fields of a row, sorted as the columns. */
function toFields(row: RosterRow, questions: readonly SaleQuestion[], { words, moment }: FileText): TableField[] {
  const answers = new Map(row.respostas?.map(({ idPergunta, valor }) => [idPergunta, valor]))
  const { responsavel } = row
  return [
    moment(row.dataCadastro),
    row.inscricao,
    row.codigo,
    row.ingresso,
    words.registrationStates[row.situacaoInscricao],
    row.situacao === 'CANCELADO' ? words.yes : null,
    row.comprador,
    row.nome,
    row.email,
    row.telefone,
    row.dataNascimento && { day: row.dataNascimento },
    responsavel?.nome ?? null,
    responsavel?.telefone ?? null,
    { cents: row.valor - row.desconto },
    row.entrada && moment(new Date(row.entrada)),
    ...questions.map(({ id, tipo }) => toField(answers.get(id), tipo, words.yes)),
  ]
}

/** Numbers that a program would not show in another way. */
const wholeNumber = /^-?(?:0|[1-9]\d{0,14})$/

function toField(valor: GivenAnswer['valor'] | undefined, tipo: QuestionKind, yes: string): TableField {
  if (valor === undefined || valor === false) return null
  if (valor === true) return yes
  if (typeof valor !== 'string') return valor.join(', ')
  if (tipo === 'DATA') return { day: valor }
  return tipo === 'NUMERO' && wholeNumber.test(valor) ? Number(valor) : valor
}
