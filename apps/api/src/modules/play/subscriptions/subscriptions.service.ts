import { methodCodes } from '@narthex/contract/payments/method-codes'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireMember } from '../../members/members.service.ts'
import { readSavedCards } from '../../payments/cards/cards.service.ts'
import { type ChargeRow, listCharges } from './charges.queries.ts'
import { listPlansByIds, type PlanRow } from './plans.queries.ts'
import { toPlan } from './plans.service.ts'
import { methodByMeans } from './play-orders.service.ts'
import { changedMeanwhile } from './subscriptions.errors.ts'
import { holdSubscription, listSubscriptionsOfMember, type SubscriptionRow } from './subscriptions.queries.ts'

/** The member's subscriptions, those that play first. */
export function listMyPlaySubscriptions(call: MemberCall): Promise<PlaySubscription[]> {
  return call.inChurch((work) => readSubscriptions(work, call.actor.memberId))
}

/** A subscription as it stands in the caller's transaction. NOT_FOUND for another member's. */
export async function readSubscription(
  work: ChurchWork,
  { memberId, id }: { readonly memberId: MemberId; readonly id: string },
): Promise<PlaySubscription> {
  const [found] = await readSubscriptions(work, memberId, id)
  if (!found) throw notFound()
  return found
}

/** Locks the caller's subscription, after its member. NOT_FOUND for another member's, CHANGED_MEANWHILE for a former version. */
export async function requireOwnSubscription(
  work: ChurchWork,
  { actor }: MemberCall,
  { id, versao }: { readonly id: string; readonly versao: number },
): Promise<SubscriptionRow> {
  await requireMember(work, actor.memberId)
  const held = await holdSubscription(work, id)
  if (held?.memberId !== actor.memberId) throw notFound()
  if (held.versao !== versao) throw changedMeanwhile()
  return held
}

async function readSubscriptions(work: ChurchWork, memberId: MemberId, id?: string) {
  const rows = await listSubscriptionsOfMember(work, memberId, id)
  if (rows.length === 0) return []
  const plans = await listPlansByIds(
    work,
    rows.flatMap(({ subscription: { planId, nextPlanId } }) => [planId, ...(nextPlanId === null ? [] : [nextPlanId])]),
  )
  const charges = await listCharges(
    work,
    rows.map(({ subscription }) => subscription.id),
  )
  const cards = await readSavedCards(work, memberId)
  const findPlan = ({ moeda }: SubscriptionRow, planId: number | null) => {
    const plan: PlanRow | undefined = plans.find((one) => one.id === planId)
    return plan ? toPlan(plan, moeda) : null
  }
  return rows.flatMap(({ subscription, plays }): PlaySubscription[] => {
    const plano = findPlan(subscription, subscription.planId)
    if (!plano) return []
    const own = charges.filter(({ subscriptionId }) => subscriptionId === subscription.id)
    return [
      {
        ...toWire(subscription),
        plano,
        proximoPlano: findPlan(subscription, subscription.nextPlanId),
        status: { situacao: plays ? 'ativo' : 'inativo' },
        cartao: cards.get(subscription.cardId ?? '') ?? null,
        pedido: findWaitingOrder(subscription, own),
        cobrancas: own.map(toCharge),
      },
    ]
  })
}

type Derived = 'plano' | 'proximoPlano' | 'status' | 'cartao' | 'pedido' | 'cobrancas'

function toWire(row: SubscriptionRow): Omit<PlaySubscription, Derived> {
  const { id, versao, situacao, origem, valor, moeda, meio, inicio, termoFim, flagRenova, credito } = row
  return {
    id,
    versao,
    situacao,
    origem,
    valor,
    moeda,
    meio,
    flagRenova,
    credito,
    codigoMetodoPagamento: meio && methodCodes[methodByMeans[meio]],
    inicio: inicio.toISOString(),
    termoFim: termoFim?.toISOString() ?? null,
  }
}

/** Code of the order that a member can pay now, also of a renewal that failed. */
function findWaitingOrder({ situacao, termo }: SubscriptionRow, charges: readonly ChargeRow[]): string | null {
  if (situacao === 'ENCERRADA') return null
  const next = charges.find((charge) => charge.termo === termo + 1)
  const isOpen = next?.situacao === 'COBRANDO' || (next?.situacao === 'DESISTIDA' && situacao === 'ATRASADA')
  return isOpen ? (next?.pedidoCodigo ?? null) : null
}

const toCharge = (charge: ChargeRow): PlaySubscription['cobrancas'][number] => ({
  termo: charge.termo,
  situacao: charge.situacao,
  valor: charge.valor,
  pedido: charge.pedidoCodigo,
  inicio: charge.inicio.toISOString(),
  fim: charge.fim.toISOString(),
  proximaTentativa: charge.proximaTentativa?.toISOString() ?? null,
})
