import * as z from 'zod/mini'
import { csvDownload, xlsxDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { date, filled, id, idText, instant } from '../fields.ts'
import { longestSearch } from '../limits.ts'
import { listQuery, listSchema } from '../paging.ts'
import { cents } from '../payments/payment.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import { registrationCode, ticketCode } from './ticket.schemas.ts'
import { registrationOrigins, registrationStates, ticketStates } from './ticket-states.ts'

const atChurch = { church: 'host', about: 'none', module: 'MOD_EVENTO' } as const
const reader = { ...atChurch, access: { permission: 'events.read', within: 'EVENTO' } } as const
const params = z.strictObject({ id: idText })
const example = { params: { id: '1' } }

/** Tickets of a list on a page (ours). */
export const rosterPerPage = { usual: 50, largest: 200 } as const

/** Filters of a list of tickets and of its file. Holds and what was not paid in time are left out unless asked for. */
export const rosterFilter = {
  idIngresso: z.optional(idText),
  situacao: z.optional(z.enum(ticketStates)),
  situacaoInscricao: z.optional(z.enum(registrationStates)),
  /** A part of the holder's or the buyer's name, without accents; of one letter or two the beginning of a word. */
  q: z.optional(filled(longestSearch)),
  /** Question whose answer, as it was given, is `resposta`. */
  idPergunta: z.optional(idText),
  resposta: z.optional(filled(300)),
  /** Whether they were let in at the door, by the event's first list. */
  entrada: z.optional(z.enum(['SIM', 'NAO'])),
} as const

/** A ticket or an add-on as staff see it. Cents. */
export const officeTicketSchema = z.strictObject({
  id,
  codigo: ticketCode,
  inscricao: registrationCode,
  idIngresso: id,
  ingresso: z.string(),
  /** Ticket of an add-on. */
  idPrincipal: z.nullable(id),
  situacao: z.enum(ticketStates),
  situacaoInscricao: z.enum(registrationStates),
  origem: z.enum(registrationOrigins),
  valor: z.int(),
  desconto: z.int(),
  dataCadastro: instant,
  /** When the door let them in first; of an add-on: when its ticket was. Null: not yet. */
  entrada: z.nullable(instant),
  /** Null where the person left the church. */
  comprador: z.nullable(z.string()),
  nome: z.nullable(z.string()),
  email: z.nullable(z.string()),
  telefone: z.nullable(z.string()),
  dataNascimento: z.nullable(date),
  responsavel: z.nullable(z.strictObject({ nome: z.string(), telefone: z.nullable(z.string()) })),
  respostas: z.array(
    z.strictObject({ idPergunta: id, valor: z.union([z.string(), z.array(z.string()), z.boolean()]) }),
  ),
})
export type OfficeTicket = z.infer<typeof officeTicketSchema>

/** Ordered as they were chosen. A late page costs what the first does. */
export const listEventTickets = defineEndpoint({
  ...reader,
  id: 'listEventTickets',
  method: 'GET',
  path: '/evento/{id}/equipe/bilhete/',
  summary: 'Who comes to an event: its tickets, with holders and answers',
  example,
  params,
  query: z.strictObject({ ...rosterFilter, ...listQuery(rosterPerPage.usual, rosterPerPage.largest) }),
  responses: { 200: listSchema(officeTicketSchema) },
  errors: ['NOT_FOUND'],
})

const exported = {
  ...atChurch,
  access: { permission: 'events.export', within: 'EVENTO' },
  proof: 'fresh',
  method: 'GET',
  example,
  params,
  query: z.strictObject(rosterFilter),
  errors: ['NOT_FOUND'],
} as const

/** A line per ticket, a column per question: UTF-8 with BOM; cells apart by `;` and decimal commas in pt and es. */
export const exportEventTickets = defineEndpoint({
  ...exported,
  ...csvDownload,
  id: 'exportEventTickets',
  path: '/evento/{id}/equipe/bilhete/exportacao',
  summary: 'The tickets of an event as CSV',
})

/** A workbook of the same lines and columns: days, moments and amounts as such, all else as text that no program runs. */
export const exportEventTicketsSheet = defineEndpoint({
  ...exported,
  ...xlsxDownload,
  id: 'exportEventTicketsSheet',
  path: '/evento/{id}/equipe/bilhete/planilha',
  summary: 'The tickets of an event as an Excel workbook',
})

const sums = { confirmados: z.int(), pendentes: z.int(), receita: z.int() }

/** Money is what confirmed orders brought for tickets, in cents: before fees, after discounts. */
export const sumEventTickets = defineEndpoint({
  ...reader,
  id: 'sumEventTickets',
  method: 'GET',
  path: '/evento/{id}/equipe/totais',
  summary: 'What an event sold: by type, by day, and the uses of its coupons',
  example,
  params,
  responses: {
    200: z.strictObject({
      /** `entraram`: of the confirmed tickets, those that the door let in. */
      ingressos: z.array(z.strictObject({ idIngresso: id, ingresso: z.string(), ...sums, entraram: z.int() })),
      /** Day of the church's calendar on which the purchase began. */
      dias: z.array(z.strictObject({ dia: date, ...sums })),
      cupons: z.array(z.strictObject({ idCupom: id, codigo: z.string(), usos: z.int(), desconto: z.int() })),
    }),
  },
  errors: ['NOT_FOUND'],
})

/** Days and hours are of the church's calendar and clock. Tickets that were canceled since are not counted as sold. */
export const getEventStatistics = defineEndpoint({
  ...reader,
  id: 'getEventStatistics',
  method: 'GET',
  path: '/evento/{id}/equipe/estatisticas',
  summary: 'How an event sold day by day, the money that came and went back, and how it filled hour by hour',
  example,
  params,
  responses: {
    200: z.strictObject({
      /** Counted by the day on which they were confirmed. */
      vendas: z.array(z.strictObject({ dia: date, idIngresso: id, ingresso: z.string(), vendidos: z.int() })),
      /** Sums of all orders of the event, with fees and interest, as the payments have it. In cents. */
      receita: z.array(z.strictObject({ moeda: z.enum(currencies), pago: cents, estornado: cents })),
      /** Tickets by the hour in which they were let in first, `YYYY-MM-DDTHH:00`; without add-ons. */
      entradas: z.array(
        z.strictObject({ hora: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:00$/)), entraram: z.int() }),
      ),
    }),
  },
  errors: ['NOT_FOUND'],
})
