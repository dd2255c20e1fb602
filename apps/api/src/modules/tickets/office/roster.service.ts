import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  exportEventTickets as exportEndpoint,
  listEventTickets as listEndpoint,
  OfficeTicket,
  sumEventTickets as sumEndpoint,
} from '@narthex/contract/tickets/office-roster.endpoints'
import type { GivenAnswer } from '@narthex/contract/tickets/ticket.schemas'
import { readFrom } from '../../../platform/database/page.ts'
import type { CsvField } from '../../../platform/documents/csv.ts'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { type FileText, readInBatches, sendOfficeFile } from '../../payments/office/office-file.service.ts'
import { findTimeZone } from '../../payments/office/payment-list.service.ts'
import type { SaleQuestion } from '../sale.queries.ts'
import { requireSale } from '../sale.service.ts'
import type { OfficeNeeds } from './office-events.service.ts'
import {
  countRoster,
  listRoster,
  type RosterFilter,
  type RosterRow,
  sumByCoupon,
  sumByDay,
  sumByType,
} from './roster.queries.ts'

/** A page of an event's tickets; the whole list is counted on the first page alone. Throws NOT_FOUND. */
export async function listEventTickets(
  { inChurch }: ChurchCall,
  eventId: number,
  { limit, apos, ...query }: HandlerInput<typeof listEndpoint>['query'],
): Promise<Success<typeof listEndpoint>> {
  const filter = toFilter(eventId, query)
  const after = apos === undefined ? undefined : { id: apos }
  return inChurch(async (work) => {
    await requireSale(work, eventId)
    const { rows, next } = await readFrom(limit, (count) => listRoster(work, filter, { after, limit: count }))
    return {
      itens: rows.map(toOfficeTicket),
      proximo: next ? String(next.id) : null,
      total: after ? null : await countRoster(work, filter),
    }
  })
}

function toFilter(
  eventId: number,
  { idIngresso, situacao, situacaoInscricao, q, idPergunta, resposta }: HandlerInput<typeof exportEndpoint>['query'],
): RosterFilter {
  if ((idPergunta === undefined) !== (resposta === undefined))
    throw invalid([{ path: 'query.resposta', message: 'A question and its answer' }])
  const answer =
    idPergunta === undefined || resposta === undefined ? undefined : { questionId: idPergunta, text: resposta }
  return { eventId, ticketTypeId: idIngresso, state: situacao, registrationState: situacaoInscricao, name: q, answer }
}

function toOfficeTicket({ dataCadastro, respostas, ...row }: RosterRow): OfficeTicket {
  return { ...row, dataCadastro: dataCadastro.toISOString(), respostas: respostas ?? [] }
}

/** The tickets of an event as a file, a line for each and a column for each active question. Audited. Throws NOT_FOUND. */
export async function exportEventTickets(
  platform: OfficeNeeds,
  call: MemberCall,
  eventId: number,
  query: HandlerInput<typeof exportEndpoint>['query'],
) {
  const filter = toFilter(eventId, query)
  const { questions } = await call.inChurch((work) => requireSale(work, eventId))
  async function* listLines(text: FileText) {
    yield [...Object.values(text.words.ticketColumns), ...questions.map(({ rotulo }) => rotulo)]
    const rows = readInBatches<RosterRow>(call, (work, slice) => listRoster(work, filter, slice))
    for await (const row of rows) yield toFields(row, questions, text)
  }
  return sendOfficeFile(platform, call, {
    ...{ act: 'REGISTRATIONS_EXPORTED', subject: `evento-${eventId}`, period: {}, listLines },
  })
}

/** In the order of the columns. */
function toFields(row: RosterRow, questions: readonly SaleQuestion[], { words, moment }: FileText): CsvField[] {
  const answers = new Map(row.respostas?.map(({ idPergunta, valor }) => [idPergunta, valor]))
  const { responsavel } = row
  return [
    ...[
      moment(row.dataCadastro),
      row.inscricao,
      row.codigo,
      row.ingresso,
      words.registrationStates[row.situacaoInscricao],
    ],
    ...[row.situacao === 'CANCELADO' ? words.yes : null, row.comprador, row.nome, row.email, row.telefone],
    ...[row.dataNascimento, responsavel?.nome ?? null, responsavel?.telefone ?? null],
    { cents: row.valor - row.desconto },
    ...questions.map(({ id }) => toText(answers.get(id), words.yes)),
  ]
}

function toText(valor: GivenAnswer['valor'] | undefined, yes: string): string | null {
  if (valor === undefined || valor === false) return null
  if (valor === true) return yes
  return typeof valor === 'string' ? valor : valor.join(', ')
}

/** What an event sold, in the church's time zone. Throws NOT_FOUND. */
export async function sumEventTickets(
  platform: OfficeNeeds,
  call: ChurchCall,
  eventId: number,
): Promise<Success<typeof sumEndpoint>> {
  const timeZone = await findTimeZone(platform, call.church)
  return call.inChurch(async (work) => {
    await requireSale(work, eventId)
    return {
      ingressos: await sumByType(work, eventId),
      dias: await sumByDay(work, eventId, timeZone),
      cupons: await sumByCoupon(work, eventId),
    }
  })
}
