import { dateIn } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import { largestAmount } from '@narthex/contract/payments/payment.schemas'
import type {
  registerForEvent as memberEndpoint,
  registerVisitorForEvent as visitorEndpoint,
} from '@narthex/contract/tickets/registration.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall, VisitorCall } from '../../../platform/http/route.ts'
import { countStranger } from '../../../platform/strangers/strangers.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getLanguage } from '../../churches/churches.service.ts'
import { quoteOrder } from '../../payments/methods/payable-methods.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { hashContent, placeOrder } from '../../payments/orders/orders.service.ts'
import { describePayer, findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { amountTooLarge, methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { keepAnswerFiles, listAnswerFileIds } from '../answer-files/answer-files.queries.ts'
import {
  listTickets,
  lockRegistration,
  type RegistrationRow,
  updateRegistration,
  updateTickets,
  upsertBuyer,
  upsertParticipants,
} from '../registrations/registrations.queries.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import type { Sale } from '../sale/sale.queries.ts'
import { requireSale } from '../sale/sale.service.ts'
import { holdExpired } from '../sale/tickets.errors.ts'
import { confirmRegistration } from './confirming.service.ts'
import { describePurchase } from './purchase-text.rules.ts'
import {
  type Buyer,
  type GivenRegistration,
  type PlacedParticipant,
  type Price,
  requireOpenSale,
  requireParticipants,
  requireTotal,
  requireWithinLimits,
  type Submission,
} from './registration-checks.service.ts'
import { ticketPurpose } from './registration-payments.service.ts'

type Answer = Success<typeof memberEndpoint>

/** Registers the holders of a member's hold. */
export async function registerForEvent(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  given: GivenRegistration,
): Promise<Answer> {
  const payer = await findMemberAsPayer(call)
  return register(platform, call, eventId, {
    given,
    buyer: { payer, memberId: call.actor.memberId, idioma: undefined },
  })
}

/** Registers the holders of a visitor's hold. Throws LOGIN_TO_BUY where the event takes no visitors. */
export async function registerVisitorForEvent(
  platform: TicketNeeds,
  call: VisitorCall,
  eventId: number,
  { comprador, idioma, ...given }: HandlerInput<typeof visitorEndpoint>['body'],
): Promise<Answer> {
  const { nome: name, email, documento: document, telefone: phone, pais: country, endereco } = comprador
  const payer = describePayer({ name, email, document, phone, country }, endereco ?? undefined)
  return register(platform, call, eventId, { given, buyer: { payer, memberId: null, idioma } })
}

async function register(
  platform: TicketNeeds,
  call: VisitorCall,
  eventId: number,
  { given, buyer }: Submission,
): Promise<Answer> {
  await countStranger(platform, buyer.memberId === null ? { ...call, actor: undefined } : call, 'purchase')
  const { timeZone } = await call.facts()
  return call.inChurch(async (work) => {
    const hold = await lockRegistration(work, { codigo: given.reserva })
    if (hold?.eventId !== eventId) throw notFound()
    if (hold.memberId !== null && hold.memberId !== buyer.memberId) throw notFound()
    if (hold.situacao === 'PENDENTE' || hold.situacao === 'CONFIRMADA') return answerAgain(hold, given)
    if (hold.situacao !== 'RESERVADA') throw holdExpired()
    const sale = await requireSale(work, eventId)
    requireOpenSale(sale, buyer, given, work.now)
    const tickets = await listTickets(work, hold.codigo)
    await requireWithinLimits(work, sale, hold, { buyer, tickets })
    const day = dateIn(timeZone, sale.event.dataInicio)
    const fileIds = await listAnswerFileIds(work, hold.codigo)
    const participants = requireParticipants(sale, tickets, given, { day, fileIds })
    const total = await requireTotal(work, sale, hold, { given, tickets })
    await writePeople(work, hold, { buyer, participants, consentText: sale.termoMenores })
    if (fileIds.size > 0)
      await keepAnswerFiles(work, hold.codigo, { ids: listFileIds(participants, fileIds), memberId: buyer.memberId })
    return submit(platform, work, { hold, sale, given, buyer, price: total })
  })
}

/** Answers a repeated submission, or another one after the first was taken: the order stands. */
function answerAgain(
  { codigo, situacao, pedidoCodigo, valor, desconto }: RegistrationRow,
  { total }: GivenRegistration,
): Answer {
  return { codigo, situacao, pedido: pedidoCodigo, total: pedidoCodigo === null ? valor - desconto : total }
}

const listFileIds = (participants: readonly PlacedParticipant[], fileIds: ReadonlySet<string>): string[] =>
  participants.flatMap(({ respostas }) =>
    respostas.flatMap(({ valor }) => (typeof valor === 'string' && fileIds.has(valor) ? [valor] : [])),
  )

interface People {
  readonly buyer: Buyer
  readonly participants: readonly PlacedParticipant[]
  readonly consentText: string | null
}

async function writePeople(
  work: ChurchWork,
  { codigo }: RegistrationRow,
  { buyer: { payer, memberId, idioma }, participants, consentText }: People,
): Promise<void> {
  await upsertBuyer(work, {
    inscricaoCodigo: codigo,
    memberId,
    nome: payer.name,
    email: payer.email,
    idioma: idioma ?? null,
    telefone: payer.phone ?? null,
    documento: payer.document?.value ?? null,
  })
  await upsertParticipants(
    work,
    participants.map(({ ticketId, responsavel, consentimento, ...person }) => ({
      ...person,
      ticketId,
      memberId,
      responsavel,
      documento: null,
      consentimento: consentimento ? consentText : null,
      consentimentoEm: consentimento && consentText !== null ? work.now : null,
    })),
  )
  if (memberId !== null) await updateTickets(work, { inscricaoCodigo: codigo }, { memberId })
}

interface Purchase extends Submission {
  readonly hold: RegistrationRow
  readonly sale: Sale
  readonly price: Price
}

/** Confirms a free registration; places the order of another one. Throws as `startPayment` would. */
async function submit(
  platform: TicketNeeds,
  work: ChurchWork,
  { hold, sale, given, buyer, price }: Purchase,
): Promise<Answer> {
  const { codigo, eventId } = hold
  const { payer, memberId, idioma } = buyer
  const { valor, desconto, total } = price
  const own = { valor, desconto, memberId }
  const due = valor - desconto
  if (due === 0) {
    const priced = await updateRegistration(work, codigo, own)
    const { situacao } = await confirmRegistration(platform, work, priced)
    return { codigo, situacao, pedido: null, total: 0 }
  }
  const settings = await findPaymentSettings(work)
  if (!settings || !given.codigoMetodoPagamento) throw methodUnavailable()
  if (due > largestAmount) throw amountTooLarge()
  const flagTaxas = !sale.flagAssumirTaxasServico
  const { metodos, qtdeMaxParcelas: maxParcelas, flagJuros } = sale
  const method = findPaymentMethod(given.codigoMetodoPagamento)
  quoteOrder(platform, work.church, settings, { valor: due, flagTaxas, metodos, method, payer })
  const { currency: moeda } = settings
  const { codigo: pedido } = await placeOrder(work, {
    finalidade: ticketPurpose,
    referencia: String(eventId),
    valor: due,
    moeda,
    flagTaxas,
    payer,
    idioma,
    memberId,
    maxParcelas,
    flagJuros,
    metodos,
    chave: given.chave,
    content: [codigo, hashContent(given)],
    pagina: `/checkout/thank-you?inscricao=${codigo}`,
    descricao: describePurchase(toLocale(await getLanguage(work)) ?? fallbackLocale, sale.event.titulo),
  })
  await updateRegistration(work, codigo, { ...own, moeda, situacao: 'PENDENTE', pedidoCodigo: pedido })
  return { codigo, situacao: 'PENDENTE', pedido, total }
}
