import { dateIn } from '@narthex/contract/church-time'
import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { fallbackLocale, type Locale, toLocale } from '@narthex/contract/locale'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import { largestAmount } from '@narthex/contract/payments/payment.schemas'
import type {
  registerForEvent as memberEndpoint,
  registerVisitorForEvent as visitorEndpoint,
} from '@narthex/contract/tickets/registration.endpoints'
import type { Participant } from '@narthex/contract/tickets/ticket.schemas'
import { code } from '@narthex/contract/validation/codes'
import { countUse } from '../../../platform/attempts/count-use.ts'
import { invalid, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { getFrame, getLanguage } from '../../churches/churches.service.ts'
import { hashContent, type OrderPayer, placeOrder } from '../../payments/orders.service.ts'
import { quoteOrder } from '../../payments/payable-methods.service.ts'
import { describePayer, findMemberAsPayer } from '../../payments/payers.service.ts'
import { amountTooLarge, methodUnavailable } from '../../payments/payments.errors.ts'
import { findPaymentSettings } from '../../payments/settings/settings.service.ts'
import { keepAnswerFiles, listAnswerFileIds } from '../answer-files/answer-files.queries.ts'
import { findLeftOfSale, findLeftOfType } from '../choice.rules.ts'
import { findCouponById } from '../coupons.queries.ts'
import { toChosen } from '../holds/holds.service.ts'
import { priceTickets } from '../prices.rules.ts'
import { toQuote } from '../quotes.service.ts'
import type { Sale } from '../sale.queries.ts'
import { requireSale } from '../sale.service.ts'
import type { TicketNeeds } from '../ticket-needs.ts'
import {
  buyerDataMissing,
  chosenTicketGone,
  eventEnded,
  formChanged,
  holdExpired,
  loginToBuy,
  ticketLimit,
  totalChanged,
} from '../tickets.errors.ts'
import type { BuyerCall } from '../waiting/waiting.service.ts'
import { confirmRegistration } from './confirming.service.ts'
import { type FormRules, requireParticipant } from './participants.rules.ts'
import { describePurchase } from './purchase-text.rules.ts'
import { ticketPurpose } from './registration-payments.service.ts'
import {
  countOwnedTickets,
  listTickets,
  lockOwner,
  lockRegistration,
  type RegistrationRow,
  type TicketRow,
  updatePrices,
  updateRegistration,
  updateTickets,
  upsertBuyer,
  upsertParticipants,
} from './registrations.queries.ts'

type Given = HandlerInput<typeof memberEndpoint>['body']
type Answer = Success<typeof memberEndpoint>

/** Per member or address in fifteen minutes. A full church shares one address. */
const maxRegistrations = 600

/** Who buys. */
interface Buyer {
  readonly payer: OrderPayer
  readonly memberId: MemberId | null
  /** Of a visitor's mails. */
  readonly idioma: Locale | undefined
}

/** Registers the holders of a member's hold. */
export async function registerForEvent(
  platform: TicketNeeds,
  call: MemberCall,
  eventId: number,
  given: Given,
): Promise<Answer> {
  const payer = await findMemberAsPayer(call)
  return register(platform, call, eventId, {
    given,
    buyer: { payer, memberId: call.actor.memberId, idioma: undefined },
  })
}

/** The same for a buyer who says who they are. Throws LOGIN_TO_BUY where the event takes none. */
export async function registerVisitorForEvent(
  platform: TicketNeeds,
  call: BuyerCall,
  eventId: number,
  { comprador, idioma, ...given }: HandlerInput<typeof visitorEndpoint>['body'],
): Promise<Answer> {
  const { nome: name, email, documento: document, telefone: phone, pais: country, endereco } = comprador
  const payer = describePayer({ name, email, document, phone, country }, endereco ?? undefined)
  return register(platform, call, eventId, { given, buyer: { payer, memberId: null, idioma } })
}

interface Submission {
  readonly given: Given
  readonly buyer: Buyer
}

async function register(
  platform: TicketNeeds,
  call: BuyerCall,
  eventId: number,
  { given, buyer }: Submission,
): Promise<Answer> {
  const who = `${call.church.uuid}/${buyer.memberId ?? call.source.address}`
  await countUse(platform, call, { what: 'registrations', who, limit: { maxAttempts: maxRegistrations } })
  const { fusoHorario } = (await getFrame(platform, call.church)).church
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
    const day = dateIn(fusoHorario, sale.event.dataInicio)
    const fileIds = await listAnswerFileIds(work, hold.codigo)
    const participants = requireParticipants(sale, tickets, given, { day, fileIds })
    const total = await requireTotal(work, sale, hold, { given, tickets })
    await writePeople(work, hold, { buyer, participants, consentText: sale.termoMenores })
    if (fileIds.size > 0)
      await keepAnswerFiles(work, hold.codigo, { ids: listFileIds(participants, fileIds), memberId: buyer.memberId })
    return submit(platform, work, { hold, sale, given, buyer, price: total })
  })
}

/** The same submission once more, or another one after the first was taken: its order stands. */
function answerAgain({ codigo, situacao, pedidoCodigo, valor, desconto }: RegistrationRow, { total }: Given): Answer {
  return { codigo, situacao, pedido: pedidoCodigo, total: pedidoCodigo === null ? valor - desconto : total }
}

function requireOpenSale(sale: Sale, { memberId, payer }: Buyer, { termos }: Given, now: Date): void {
  if (sale.event.dataFim <= now) throw eventEnded()
  if (memberId === null && !sale.flagVisitantes) throw loginToBuy()
  if (!payer.email) throw buyerDataMissing([{ path: 'payer.email', message: code('REQUIRED') }])
  if (sale.termos !== null && !termos) throw invalid([{ path: 'body.termos', message: code('REQUIRED') }])
}

/** A visitor's hold was not counted for anyone yet: their e-mail is known now, or they have logged in since. */
async function requireWithinLimits(
  work: ChurchWork,
  sale: Sale,
  { codigo, memberId }: RegistrationRow,
  { buyer, tickets }: { readonly buyer: Buyer; readonly tickets: readonly TicketRow[] },
): Promise<void> {
  const isLimited = sale.limitePorPessoa !== null || sale.types.some(({ limite }) => limite !== null)
  if (memberId !== null || !isLimited) return
  const owner = buyer.memberId === null ? { email: buyer.payer.email ?? '' } : { memberId: buyer.memberId }
  await lockOwner(work, sale.eventId, owner)
  const owned = await countOwnedTickets(work, { eventId: sale.eventId, by: owner, except: codigo })
  const mains = tickets.filter(({ principalId }) => principalId === null)
  if (mains.length > (findLeftOfSale(sale, owned) ?? mains.length)) throw ticketLimit()
  for (const type of sale.types) {
    const count = tickets.filter(({ ticketTypeId }) => ticketTypeId === type.id).length
    if (count > (findLeftOfType(type, owned) ?? count))
      throw ticketLimit([{ path: `ingressos.${type.id}`, message: '0' }])
  }
}

type PlacedParticipant = Participant & { readonly ticketId: number }

function requireParticipants(
  sale: Sale,
  tickets: readonly TicketRow[],
  { participantes }: Given,
  { day, fileIds }: Pick<FormRules, 'day' | 'fileIds'>,
): PlacedParticipant[] {
  const mains = tickets.filter(({ principalId }) => principalId === null)
  if (mains.length !== participantes.length) throw formChanged()
  const rules = { questions: sale.questions, consentText: sale.termoMenores, day, fileIds }
  return participantes.map((participant, index) => {
    const ticket = mains[index]
    const type = sale.types.find(({ id }) => id === ticket?.ticketTypeId)
    if (!ticket || !type) throw formChanged()
    return { ...participant, ticketId: ticket.id, respostas: requireParticipant(participant, type, rules, index) }
  })
}

const listFileIds = (participants: readonly PlacedParticipant[], fileIds: ReadonlySet<string>): string[] =>
  participants.flatMap(({ respostas }) =>
    respostas.flatMap(({ valor }) => (typeof valor === 'string' && fileIds.has(valor) ? [valor] : [])),
  )

interface Price {
  readonly valor: number
  readonly desconto: number
  readonly total: number
}

/** Writes the prices of this moment. Throws EVT_REG_024 for a type that was withdrawn, EVT_REG_014 for another total. */
async function requireTotal(
  work: ChurchWork,
  sale: Sale,
  { couponId }: RegistrationRow,
  { given, tickets }: { readonly given: Given; readonly tickets: readonly TicketRow[] },
): Promise<Price> {
  const isActive = ({ ticketTypeId }: TicketRow) =>
    sale.types.some(({ id, flagAtivo }) => id === ticketTypeId && flagAtivo)
  if (!tickets.every(isActive)) throw chosenTicketGone()
  const coupon = couponId === null ? undefined : await findCouponById(work, couponId)
  const price = priceTickets(sale.types, toChosen(tickets), coupon)
  const method = given.codigoMetodoPagamento && findPaymentMethod(given.codigoMetodoPagamento)
  const { total } = toQuote(sale, await findPaymentSettings(work), { price, coupon, method })
  if (total !== given.total) throw totalChanged(total)
  const ordered = orderLikePositions(tickets)
  await updatePrices(
    work,
    price.positions.map(({ valor, desconto }, index) => ({ id: ordered[index]?.id ?? 0, valor, desconto })),
  )
  return { valor: price.valor, desconto: price.desconto, total }
}

/** Each ticket, then its add-ons, as `priceTickets` puts them. */
const orderLikePositions = (tickets: readonly TicketRow[]): TicketRow[] =>
  tickets
    .filter(({ principalId }) => principalId === null)
    .flatMap((main) => [main, ...tickets.filter(({ principalId }) => principalId === main.id)])

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
    ...{ inscricaoCodigo: codigo, memberId, nome: payer.name, email: payer.email, idioma: idioma ?? null },
    ...{ telefone: payer.phone ?? null, documento: payer.document?.value ?? null },
  })
  await upsertParticipants(
    work,
    participants.map(({ ticketId, responsavel, consentimento, ...person }) => ({
      ...{ ...person, ticketId, memberId, responsavel, documento: null },
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
    ...{
      finalidade: ticketPurpose,
      referencia: String(eventId),
      valor: due,
      moeda,
      flagTaxas,
      payer,
      idioma,
      memberId,
    },
    ...{ maxParcelas, flagJuros, metodos, chave: given.chave, content: [codigo, hashContent(given)] },
    pagina: `/checkout/thank-you?inscricao=${codigo}`,
    descricao: describePurchase(toLocale(await getLanguage(work)) ?? fallbackLocale, sale.event.titulo),
  })
  await updateRegistration(work, codigo, { ...own, moeda, situacao: 'PENDENTE', pedidoCodigo: pedido })
  return { codigo, situacao: 'PENDENTE', pedido, total }
}
