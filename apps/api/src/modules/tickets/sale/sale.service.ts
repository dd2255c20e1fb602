import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import { findPaymentMethod } from '@narthex/contract/payments/method-codes'
import type {
  calculateEventFees as calculateEndpoint,
  getEventSale as getEndpoint,
  listSeats as seatsEndpoint,
} from '@narthex/contract/tickets/sale.endpoints'
import type { EventSale, Question, Seats, TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { describeMethod, listPayableMethods } from '../../payments/methods/payable-methods.service.ts'
import { quoteAmount } from '../../payments/methods/prices.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import type { PaymentNeeds } from '../../payments/orders/payment-needs.ts'
import { countOwnedTickets } from '../registrations/registrations.queries.ts'
import { findFreeSeats, findLeftOfSale, findLeftOfType, findSaleWindow, isVisible } from './choice.rules.ts'
import { lockSaleRules } from './quotas.queries.ts'
import { findSale, hasCoupons, listFreeSeats, type Sale, type SaleQuestion, type SaleType } from './sale.queries.ts'
import { rulesChanged } from './tickets.errors.ts'

/** Throws NOT_FOUND for an event that sells nothing. */
export async function requireSale(work: ChurchWork, eventId: number): Promise<Sale> {
  const sale = await findSale(work, eventId)
  if (!sale) throw notFound()
  return sale
}

/**
 * Reads a sale for a purchase, and keeps staff from changing it until the transaction ends. Throws EVT_REG_023 where
 * they changed it while it was read, as its seats would be those of the former quotas.
 */
export async function requireSaleForPurchase(work: ChurchWork, eventId: number): Promise<Sale> {
  const sale = await requireSale(work, eventId)
  if ((await lockSaleRules(work, eventId)) !== sale.versao) throw rulesChanged()
  return sale
}

export async function getEventSale(
  platform: Pick<PaymentNeeds, 'gateways'>,
  { church, inChurch }: ChurchCall,
  eventId: number,
  { acesso }: HandlerInput<typeof getEndpoint>['query'],
): Promise<EventSale> {
  const { sale, flagCupons, payments } = await inChurch(async (work) => ({
    sale: await requireSale(work, eventId),
    flagCupons: await hasCoupons(work, eventId),
    payments: await findPaymentSettings(work),
  }))
  const methods = payments ? listPayableMethods(platform, church, payments) : []
  const { versao, inicio, fim, flagVisitantes, flagJuros, flagAssumirTaxasServico, qtdeMaxParcelas, metodos } = sale
  const { limitePorPessoa, minutosReserva, flagEspera, termos, termoMenores, cancelamentoPercentual } = sale
  return {
    idEvento: eventId,
    versao,
    flagDevolverTaxas: sale.flagDevolverTaxas,
    flagVisitantes,
    flagJuros,
    flagAssumirTaxasServico,
    qtdeMaxParcelas,
    limitePorPessoa,
    minutosReserva,
    flagEspera,
    flagCupons,
    termos,
    termoMenores,
    cancelamentoPercentual,
    moeda: payments?.currency ?? 'BRL',
    inicio: toText(inicio),
    fim: toText(fim),
    flagLinkOnline: sale.linkOnline !== null,
    cancelamentoAte: toText(sale.cancelamentoAte),
    transferenciaAte: toText(sale.transferenciaAte),
    respostasAte: toText(sale.respostasAte),
    flagEnsaio: payments?.isLive === false,
    ingressos: sale.types.filter((type) => isVisible(type, acesso)).map(toTicketType),
    perguntas: sale.questions.map(toQuestion),
    metodos: methods.filter(({ method }) => metodos?.includes(method) ?? true).map(describeMethod),
  }
}

const toText = (moment: Date | null) => moment?.toISOString() ?? null

export function toTicketType({ addOnIds, chaveAcesso, quem, idadeMin, idadeMax, sexo, ...type }: SaleType): TicketType {
  const { id, nome, descricao, valor, flagAdicional, vendaInicio, vendaFim, minimo, limite } = type
  return {
    id,
    nome,
    descricao,
    valor,
    flagAdicional,
    vendaInicio,
    vendaFim,
    minimo,
    limite,
    adicionais: addOnIds,
    publico: { quem, idadeMin, idadeMax, sexo },
    flagOculto: chaveAcesso !== null,
  }
}

const toQuestion = (question: SaleQuestion): Question => question

/** How the tickets stand now, for this caller. */
export async function listSeats(
  { inChurch, actor }: ChurchCall & { readonly actor: Actor | undefined },
  eventId: number,
  { acesso }: HandlerInput<typeof seatsEndpoint>['query'],
): Promise<Seats> {
  return inChurch(async (work) => {
    const sale = await requireSale(work, eventId)
    const free = await listFreeSeats(work, eventId)
    const owned = actor ? await countOwnedTickets(work, { eventId, by: { memberId: actor.memberId } }) : new Map()
    const ingressos = sale.types
      .filter((type) => isVisible(type, acesso))
      .map((type) => {
        const left = findFreeSeats(type, free)
        const permitidos = actor ? findLeftOfType(type, owned) : type.limite
        return {
          id: type.id,
          situacao: describeType(sale, type, { left, permitidos, now: work.now }),
          restantes: sale.flagRestantes ? left : null,
          permitidos,
        }
      })
    const tickets = ingressos.filter(({ id }) => !sale.types.find((type) => type.id === id)?.flagAdicional)
    const permitidos = findLeftOfSale(sale, owned)
    return { situacao: describeSale(tickets, permitidos), permitidos, ingressos }
  })
}

type State = Seats['situacao']

function describeType(
  sale: Sale,
  type: SaleType,
  { left, permitidos, now }: { readonly left: number | null; readonly permitidos: number | null; readonly now: Date },
): State {
  const window = findSaleWindow(sale, type, now)
  if (window !== 'DISPONIVEL') return window
  if (left === 0) return 'ESGOTADO'
  return permitidos === 0 ? 'LIMITE_ATINGIDO' : 'DISPONIVEL'
}

/** The best state of a ticket decides: what is on sale, else what will be, else what the buyer has had, else sold out. */
function describeSale(tickets: readonly { readonly situacao: State }[], permitidos: number | null): State {
  const states: readonly State[] = ['DISPONIVEL', 'A_VENDER', 'LIMITE_ATINGIDO', 'ESGOTADO']
  const best = states.find((state) => tickets.some(({ situacao }) => situacao === state)) ?? 'ENCERRADO'
  return best === 'DISPONIVEL' && permitidos === 0 ? 'LIMITE_ATINGIDO' : best
}

/** The fees of tickets for an amount, by the event's rule of who bears them. Throws EVT_REG_010, 012 or 013. */
export async function calculateEventFees(
  { inChurch }: ChurchCall,
  eventId: number,
  { metodoPagamento, valor }: HandlerInput<typeof calculateEndpoint>['query'],
): Promise<Success<typeof calculateEndpoint>> {
  const { sale, settings } = await inChurch(async (work) => ({
    sale: await requireSale(work, eventId),
    settings: await findPaymentSettings(work),
  }))
  const method = findPaymentMethod(metodoPagamento)
  const { metodos, qtdeMaxParcelas: maxParcelas, flagJuros, flagAssumirTaxasServico } = sale
  const order = { valor, flagTaxas: !flagAssumirTaxasServico, metodos, maxParcelas, flagJuros, method }
  const { service, processing, total, net } = quoteAmount(settings, order)
  return { taxaServico: service, taxaProcessamento: processing, total, liquido: net }
}
