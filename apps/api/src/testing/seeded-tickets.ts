import { randomUUID } from 'node:crypto'
import { assembleApp } from '../app.ts'
import { listOpenTransfers } from '../modules/tickets/after/transfers.queries.ts'
import { offerTransfer } from '../modules/tickets/after/transfers.service.ts'
import { keepAnswerFile } from '../modules/tickets/answer-files/answer-files.service.ts'
import { registerForEvent } from '../modules/tickets/buying/registering.service.ts'
import { holdTickets } from '../modules/tickets/holds/holds.service.ts'
import { publishSale } from '../modules/tickets/office/sale-editing.service.ts'
import { listTickets } from '../modules/tickets/registrations/registrations.queries.ts'
import type { TicketNeeds } from '../modules/tickets/registrations/ticket-needs.ts'
import { joinWaitingList } from '../modules/tickets/waiting/waiting.service.ts'
import { createOwnCall, type MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'
import type { Things } from './seeded-content.ts'
import { seedEventMessage } from './seeded-event-message.ts'
import { seedTicketContent } from './seeded-ticket-content.ts'

/** An event that sells a free ticket with an add-on, and one that is sold out, with the canary in every text of it. */
export async function sellSomeTickets(
  call: ChurchCall,
  { eventId, canary }: { readonly eventId: number; readonly canary: string },
): Promise<Things> {
  const { types } = await publishSale(createOwnCall(call), eventId, {
    flagEspera: true,
    termos: canary,
    linkOnline: `https://example.org/${canary}`,
    cancelamentoAte: always,
    transferenciaAte: always,
    respostasAte: always,
    cotas: { seats: { nome: canary, vagas: 100_000 }, none: { nome: canary, vagas: 0 } },
    ingressos: {
      free: { nome: canary, descricao: canary, valor: 0, cotas: ['seats'], adicionais: ['shirt'] },
      gone: { nome: canary, valor: 0, cotas: ['none'] },
      shirt: { nome: canary, valor: 0, flagAdicional: true },
    },
    perguntas: [{ rotulo: canary, ajuda: canary, tipo: 'TEXTO' }],
    cupons: [{ codigo: 'AMIGO', tipo: 'PERCENTUAL', valor: 10 }],
  })
  const conteudoId = await seedTicketContent(call, { eventId, canary })
  await seedEventMessage(call, { eventId, canary })
  const ofEvent = { id: eventId }
  return {
    getEventSale: ofEvent,
    listSeats: ofEvent,
    calculateEventFees: ofEvent,
    ...Object.fromEntries(ticketCalls.map((id) => [id, { ...ofEvent, eventId, conteudoId }])),
    joinWaitingList: { id: eventId, idIngresso: Number(types.gone) },
    tickets: { eventId, ...types },
  }
}

const always = '2099-01-01T12:00:00Z'
/** Calls that name the event. */
const ticketCalls = [
  'quoteTickets',
  'holdTickets',
  'getHold',
  'releaseHold',
  'getWaiting',
  'leaveWaitingList',
  'getOfficeEvent',
  'setEvent',
  'removeEvent',
  'getOfficeSale',
  'setSale',
  'removeSale',
  'listEventTickets',
  'exportEventTickets',
  'exportEventTicketsSheet',
  'sumEventTickets',
  'getEventStatistics',
  'addQuota',
  'setQuota',
  'removeQuota',
  'addTicketType',
  'setTicketType',
  'removeTicketType',
  'addQuestion',
  'setQuestion',
  'removeQuestion',
  'addCoupon',
  'setCoupon',
  'removeCoupon',
  'addDoorList',
  'setDoorList',
  'removeDoorList',
  'registerForEvent',
  'registerVisitorForEvent',
  'uploadAnswerFile',
  'listMyRegistrations',
  'listFormerHolders',
  'listOfficeContent',
  'addTicketContent',
  'setTicketContent',
  'removeTicketContent',
  'uploadTicketContent',
  'listTicketContent',
  'downloadTicketContent',
  'enterManualRegistration',
  'getImportTemplate',
  'importRegistrations',
  'cancelRegistration',
  'resendTickets',
  'getOfficeHolder',
  'setOfficeHolder',
  'listWaiting',
  'offerWaiting',
  'removeWaiting',
  'downloadAnswerFile',
  'previewEventMessage',
  'sendEventMessage',
  'listEventMessages',
]

/** Ids of what a member has of an event: a confirmed ticket, a hold and a place on the waiting list. */
export interface OwnTickets {
  readonly registrationCode: string
  readonly ticketId: number
  readonly ticketCode: string
  readonly holdCode: string
  /** Code of an open offer of another ticket of the registration. */
  readonly transferCode: string
  readonly waitingCode: string
  readonly answerFileId: string
}

export async function keepTickets(
  platform: Platform,
  call: MemberCall,
  { shown, text }: { readonly shown: Things; readonly text: string },
): Promise<OwnTickets> {
  const needs = assembleApp(platform).needs
  const eventId = Number(shown.tickets?.eventId)
  const ingressos = [{ idIngresso: Number(shown.tickets?.free), adicionais: [Number(shown.tickets?.shirt)] }]
  const holdAll = async (chosen: typeof ingressos) =>
    (await holdTickets(needs, call, eventId, { chave: randomUUID(), ingressos: chosen })).codigo
  const hold = () => holdAll(ingressos)
  const unsaid = { email: null, telefone: null, dataNascimento: null, sexo: null, respostas: [], consentimento: false }
  const responsavel = { nome: text, telefone: null }
  const { codigo: registrationCode } = await registerForEvent(needs, call, eventId, {
    chave: randomUUID(),
    reserva: await holdAll([...ingressos, ...ingressos]),
    total: 0,
    termos: true,
    participantes: [1, 2].map(() => ({ ...unsaid, nome: text, responsavel })),
  })
  const waiting = await joinWaitingList(needs, call, eventId, {
    chave: randomUUID(),
    quantidade: 1,
    idIngresso: Number(shown.tickets?.gone),
  })
  const mains = (await call.inChurch((work) => listTickets(work, registrationCode))).filter(
    ({ principalId }) => principalId === null,
  )
  const [ticket, offered] = mains
  const transferCode = await offerSomeTicket(
    needs,
    call,
    { codigo: registrationCode, ticketId: offered?.id ?? 0 },
    text,
  )
  const holdCode = await hold()
  const file = new TextEncoder().encode(`%PDF-1.7 ${text}`)
  const { id: answerFileId } = await keepAnswerFile(needs, call, { eventId, codigo: holdCode }, file)
  return {
    registrationCode,
    ticketId: ticket?.id ?? 0,
    ticketCode: ticket?.codigo ?? '',
    holdCode,
    answerFileId,
    waitingCode: waiting.codigo,
    transferCode,
  }
}

async function offerSomeTicket(
  needs: TicketNeeds,
  call: MemberCall,
  own: Parameters<typeof offerTransfer>[2],
  nome: string,
): Promise<string> {
  await offerTransfer(needs, call, own, { nome, email: 'rute@example.org' })
  const [offer] = await call.inChurch((work) => listOpenTransfers(work, [own.ticketId]))
  return offer?.codigo ?? ''
}
