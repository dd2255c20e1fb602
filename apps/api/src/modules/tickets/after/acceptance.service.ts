import { dateIn } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type {
  acceptTransfer as acceptEndpoint,
  getTransfer as getEndpoint,
} from '@narthex/contract/tickets/ticket-changes.endpoints'
import type { TransferState } from '@narthex/contract/tickets/ticket-states'
import { code } from '@narthex/contract/validation/codes'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { hashContent, makeCode } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import { listAnswerFileIds, removeAnswerFiles } from '../answer-files/answer-files.queries.ts'
import { confirmRegistration } from '../buying/confirming.service.ts'
import { requireParticipant } from '../buying/participants.rules.ts'
import { lockDoor } from '../door/door.queries.ts'
import { insertRegistration } from '../registrations/new-registrations.queries.ts'
import {
  findBuyer,
  findRegistration,
  listTickets,
  lockRegistration,
  type RegistrationRow,
  type TicketRow,
  upsertBuyer,
  upsertParticipants,
} from '../registrations/registrations.queries.ts'
import { makeTicketCode } from '../registrations/ticket-code.service.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { findTransferDeadline } from '../sale/deadlines.rules.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { loginToBuy, transferEnded, wrongAudience } from '../sale/tickets.errors.ts'
import { describeForm } from './own-tickets.service.ts'
import { findParticipant } from './ticket-changes.queries.ts'
import { closeTransfer, findTicket, findTransfer, moveTicket, type TransferRow } from './transfers.queries.ts'
import { findPaidCode, isTransferable, requireTransferable } from './transfers.service.ts'

type GivenAcceptance = HandlerInput<typeof acceptEndpoint>['body']

/** A ticket that is offered to who has its link. */
export function getTransfer({ inChurch }: ChurchCall, codigo: string): Promise<Success<typeof getEndpoint>> {
  return inChurch(async (work) => {
    const offer = await findTransfer(work, codigo)
    const ticket = offer && (await findTicket(work, offer.ticketId))
    const registration = ticket && (await findRegistration(work, ticket.inscricaoCodigo))
    if (!registration) throw notFound()
    const sale = await requireSale(work, registration.eventId)
    const situacao = await describeState(work, offer, sale, registration, ticket)
    const isOpen = situacao === 'ABERTA'
    const addOns = (await listTickets(work, registration.codigo)).filter(
      (each) => each.principalId === ticket.id && each.situacao !== 'CANCELADO',
    )
    const { event, flagVisitantes, termos } = sale
    const type = sale.types.find(({ id }) => id === ticket.ticketTypeId)
    return {
      evento: { ...event, dataInicio: event.dataInicio.toISOString(), dataFim: event.dataFim.toISOString() },
      situacao,
      nome: isOpen ? offer.nome : null,
      de: isOpen ? ((await findBuyer(work, registration.codigo))?.nome ?? null) : null,
      adicionais: addOns.map(({ ticketTypeId }) => sale.types.find(({ id }) => id === ticketTypeId)?.nome ?? ''),
      formulario: describeForm(sale, ticket, false),
      termos,
      flagSomenteMembros: !flagVisitantes || type?.quem === 'MEMBROS',
      ate: findTransferDeadline(sale)?.toISOString() ?? null,
    }
  })
}

async function describeState(
  work: ChurchWork,
  { situacao }: TransferRow,
  sale: Sale,
  registration: RegistrationRow,
  ticket: TicketRow,
): Promise<TransferState> {
  if (situacao !== 'ABERTA') return situacao === 'ACEITA' ? 'ACEITA' : 'PASSOU'
  return (await isTransferable(work, sale, registration, ticket)) ? 'ABERTA' : 'PASSOU'
}

/**
 * Moves an offered ticket to a registration of its own for the caller, under a new code. The money stays where it was
 * paid. Lock order: the paid registration, the one that the ticket leaves, door. Idempotent by `chave`.
 */
export async function acceptTransfer(
  platform: TicketNeeds,
  call: VisitorCall,
  codigo: string,
  given: GivenAcceptance,
): Promise<Success<typeof acceptEndpoint>> {
  const { actor } = call
  await countStranger(platform, call, 'accepted transfer')
  const payer = actor && (await findMemberAsPayer({ ...call, actor }))
  const { timeZone } = await call.facts()
  return call.inChurch(async (work) => {
    const { offer, from, ticket } = await lockOffer(work, codigo)
    if (offer.situacao === 'ACEITA') return answerAgain(work, offer, given)
    if (offer.situacao !== 'ABERTA') throw transferEnded()
    await lockDoor(work, from.eventId)
    const sale = await requireSale(work, from.eventId)
    await requireTransferable(work, sale, from, ticket)
    const respostas = requireHolder(sale, ticket, given, {
      isMember: actor !== undefined,
      day: dateIn(timeZone, sale.event.dataInicio),
    })
    const to = await openRegistration(work, from, { memberId: actor?.memberId ?? null, given, codigo })
    await removeOldFiles(work, from, ticket)
    await moveTicket(work, ticket.id, to, makeTicketCode)
    const { consentimento, ...person } = given.participante
    const consentText = consentimento ? sale.termoMenores : null
    await upsertBuyer(work, {
      inscricaoCodigo: to.codigo,
      memberId: to.memberId,
      nome: payer?.name ?? person.nome,
      email: payer ? payer.email : offer.email,
      telefone: payer?.phone ?? person.telefone,
      documento: payer?.document?.value ?? null,
      idioma: given.idioma ?? offer.idioma,
    })
    await upsertParticipants(work, [
      {
        ...person,
        respostas,
        ticketId: ticket.id,
        memberId: to.memberId,
        documento: null,
        consentimento: consentText,
        consentimentoEm: consentText === null ? null : work.now,
      },
    ])
    await closeTransfer(work, codigo, { situacao: 'ACEITA', destinoCodigo: to.codigo })
    for (const listen of platform.signals.ticketTransferred) await listen(work, from, ticket.id)
    await confirmRegistration(platform, work, to)
    return { codigo: to.codigo, idEvento: from.eventId }
  })
}

/** The offer, its ticket and the registration that it is in, which is locked. */
async function lockOffer(work: ChurchWork, codigo: string) {
  const known = await findTransfer(work, codigo)
  const before = known && (await findTicket(work, known.ticketId))
  const registration = before && (await findRegistration(work, before.inscricaoCodigo))
  if (!registration) throw notFound()
  if (registration.transferidaDe !== null) await lockRegistration(work, { codigo: registration.transferidaDe })
  const from = await lockRegistration(work, { codigo: registration.codigo })
  const offer = await findTransfer(work, codigo)
  const ticket = await findTicket(work, before.id)
  if (!from || !offer || !ticket) throw notFound()
  return { offer, from, ticket }
}

/** Answers a repeated call; a second person meets TRANSFER_ENDED. */
async function answerAgain(work: ChurchWork, { destinoCodigo }: TransferRow, { chave }: GivenAcceptance) {
  const made = destinoCodigo === null ? undefined : await findRegistration(work, destinoCodigo)
  if (made?.chave !== chave) throw transferEnded()
  return { codigo: made.codigo, idEvento: made.eventId }
}

function requireHolder(
  sale: Sale,
  { ticketTypeId }: TicketRow,
  { participante, termos }: GivenAcceptance,
  { isMember, day }: { readonly isMember: boolean; readonly day: string },
) {
  const type = sale.types.find(({ id }) => id === ticketTypeId)
  if (!type) throw new Error('A ticket has no type')
  if (!isMember && (!sale.flagVisitantes || type.quem === 'MEMBROS')) throw loginToBuy()
  if (isMember && type.quem === 'VISITANTES') throw wrongAudience()
  if (sale.termos !== null && !termos) throw invalid([{ path: 'body.termos', message: code('REQUIRED') }])
  // Files are uploaded to a registration: members add them to their tickets afterwards.
  const questions = sale.questions.filter(({ tipo }) => tipo !== 'ARQUIVO')
  return requireParticipant(
    participante,
    type,
    { questions, consentText: sale.termoMenores, day, fileIds: new Set() },
    0,
  )
}

async function openRegistration(
  work: ChurchWork,
  from: RegistrationRow,
  { memberId, given, codigo: offer }: { memberId: RegistrationRow['memberId']; given: GivenAcceptance; codigo: string },
): Promise<RegistrationRow> {
  const codigo = makeCode(26)
  const isNew = await insertRegistration(work, {
    codigo,
    eventId: from.eventId,
    memberId,
    situacao: 'PENDENTE',
    origem: 'TRANSFERENCIA',
    criadaEm: work.now,
    chave: given.chave,
    conteudoHash: hashContent(['transfer', offer]),
    transferidaDe: findPaidCode(from),
  })
  const made = isNew ? await lockRegistration(work, { codigo }) : undefined
  if (!made) throw keyInUse()
  return made
}

/** Removes the former holder's files: they do not pass to the next holder. */
async function removeOldFiles(work: ChurchWork, from: RegistrationRow, { id }: TicketRow): Promise<void> {
  const fileIds = await listAnswerFileIds(work, from.codigo)
  const answers = (await findParticipant(work, id))?.respostas ?? []
  const own = answers.flatMap(({ valor }) => (typeof valor === 'string' && fileIds.has(valor) ? [valor] : []))
  await removeAnswerFiles(work, from.codigo, own)
}
