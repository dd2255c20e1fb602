import type { HandlerInput } from '@narthex/contract/endpoint'
import type { changePlayMeans as meansEndpoint } from '@narthex/contract/play/subscription.endpoints'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import { isUnderWay } from '../../../platform/recurring/tries.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { requireOwnCard, takeCard } from '../../payments/cards/kept-cards.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { methodUnavailable } from '../../payments/orders/payments.errors.ts'
import { holdPaymentMode } from '../../payments/rehearsal/real-commitments.service.ts'
import { findCharge, giveUpCharges, updateCharge } from './charges.queries.ts'
import { queuePlayMail } from './mails/play-mails.jobs.ts'
import { endSubscription, isAtOnce } from './opening.service.ts'
import { dropOrders, isBeingPaid, requireMeans } from './play-orders.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { alreadySubscribed, chargeInProgress, notChangeable, subscriptionEnded } from './subscriptions.errors.ts'
import { planPlayDay, playRenewalQueue } from './subscriptions.jobs.ts'
import { holdCurrent, type SubscriptionRow, updateSubscription } from './subscriptions.queries.ts'
import { readSubscription, requireOwnSubscription } from './subscriptions.service.ts'

interface Which {
  readonly id: string
  readonly versao: number
}

/** Changes the caller's own subscription, then cancels at their gateways the orders that the change left without use. */
async function changeOwn(
  platform: SubscriptionNeeds,
  call: MemberCall,
  which: Which,
  change: (work: ChurchWork, subscription: SubscriptionRow) => Promise<string[]>,
): Promise<PlaySubscription> {
  const dropped = await call.inChurch(async (work) => {
    await holdPaymentMode(work)
    const subscription = await requireOwnSubscription(work, call, which)
    if (subscription.situacao === 'ENCERRADA') throw subscriptionEnded()
    if (subscription.origem !== 'PAGA') throw notChangeable()
    return change(work, subscription)
  })
  await dropOrders(platform, call, dropped)
  return call.inChurch((work) => readSubscription(work, { memberId: call.actor.memberId, id: which.id }))
}

/** Cancels at the end of the term, or takes that back until then. One that was never paid ends at once. */
export function cancelPlay(
  platform: SubscriptionNeeds,
  call: MemberCall,
  { flagCancelar, ...which }: Which & { readonly flagCancelar: boolean },
): Promise<PlaySubscription> {
  return changeOwn(platform, call, which, (work, subscription) =>
    flagCancelar ? cancel(work, subscription) : takeBack(work, subscription),
  )
}

async function cancel(work: ChurchWork, before: SubscriptionRow): Promise<string[]> {
  const { id, versao, situacao } = before
  if (situacao === 'CANCELADA') return []
  await updateSubscription(work, id, { versao: versao + 1 })
  const termoFim = findResumedEnd(before, work.now)
  if (!termoFim || termoFim <= work.now) return endSubscription(work, before)
  await updateSubscription(work, id, {
    situacao: 'CANCELADA',
    flagRenova: false,
    termoFim,
    pausadaEm: null,
    nextPlanId: null,
  })
  await queuePlayMail(work, before, { tipo: 'CANCELADA', ate: termoFim.toISOString() })
  return giveUpCharges(work, [id])
}

async function takeBack(work: ChurchWork, before: SubscriptionRow): Promise<string[]> {
  const { id, versao, situacao, termo, termoFim, memberId } = before
  if (situacao !== 'CANCELADA' || !termoFim || termoFim <= work.now) throw notChangeable()
  if (await holdCurrent(work, memberId)) throw alreadySubscribed()
  await updateSubscription(work, id, {
    situacao: termo === 0 ? 'TESTE' : 'ATIVA',
    flagRenova: true,
    versao: versao + 1,
  })
  await tryAgain(work, before)
  return []
}

/** Pauses, and keeps what is left of the term; or goes on with it. A trial is not paused. */
export async function pausePlay(
  platform: SubscriptionNeeds,
  call: MemberCall,
  { flagPausar, ...which }: Which & { readonly flagPausar: boolean },
): Promise<PlaySubscription> {
  const { timeZone } = await call.facts()
  return changeOwn(platform, call, which, async (work, before) => {
    const { id, versao } = before
    if (!flagPausar) {
      if (before.situacao !== 'PAUSADA') throw notChangeable()
      const termoFim = findResumedEnd(before, work.now)
      await updateSubscription(work, id, { situacao: 'ATIVA', pausadaEm: null, termoFim, versao: versao + 1 })
      await planPlayDay(work, timeZone)
      return []
    }
    if (before.situacao !== 'ATIVA' || !before.termoFim || before.termoFim <= work.now) throw notChangeable()
    const open = await findCharge(work, { subscriptionId: id, termo: before.termo + 1 })
    if (open?.situacao === 'COBRANDO' && !isAtOnce(open, before)) throw chargeInProgress()
    if (open?.pedidoCodigo && (await isBeingPaid(work, open.pedidoCodigo))) throw chargeInProgress()
    const nextPlanId = open && isAtOnce(open, before) ? null : before.nextPlanId
    await updateSubscription(work, id, { situacao: 'PAUSADA', pausadaEm: work.now, nextPlanId, versao: versao + 1 })
    return giveUpCharges(work, [id])
  })
}

/** The end of the term; later by as long as it was paused. */
function findResumedEnd({ termoFim, pausadaEm }: SubscriptionRow, now: Date): Date | null {
  if (!termoFim || !pausadaEm) return termoFim
  return new Date(termoFim.getTime() + now.getTime() - pausadaEm.getTime())
}

type Means = HandlerInput<typeof meansEndpoint>['body'] & Which

/** Another card, or another way to pay. A renewal that failed is charged by it at once. */
export async function changePlayMeans(
  platform: SubscriptionNeeds,
  call: MemberCall,
  { id, versao, meio, ...card }: Means,
): Promise<PlaySubscription> {
  if (meio === 'PIX_AUTOMATICO') throw methodUnavailable()
  await call.inChurch((work) => requireOwnSubscription(work, call, { id, versao }))
  const payer = await findMemberAsPayer(call)
  const cardId = meio === 'CARTAO' ? await takeCard(call, card) : undefined
  return changeOwn(platform, call, { id, versao }, async (work, before) => {
    const { gateway } = await requireMeans(platform, work, { meio, valor: before.valor, payer })
    const kept =
      meio === 'CARTAO'
        ? await requireOwnCard(work, call.actor.memberId, { cardId, gateway: gateway ?? '' })
        : undefined
    const change = { meio, gateway, cardId: kept?.id ?? null, versao: versao + 1, enderecoIp: call.source.address }
    await updateSubscription(work, id, change)
    await tryAgain(work, before)
    return []
  })
}

/** Opens a renewal again that was given up or waits for its next try, and plans it now. */
async function tryAgain(work: ChurchWork, subscription: SubscriptionRow): Promise<void> {
  const { id, termo, versao } = subscription
  const charge = await findCharge(work, { subscriptionId: id, termo: termo + 1 })
  if (!charge || isAtOnce(charge, subscription)) return
  // A try that is under way ends first.
  if (isUnderWay(charge)) return
  if (
    !(await updateCharge(work, charge, ['COBRANDO', 'DESISTIDA'], { situacao: 'COBRANDO', proximaTentativa: work.now }))
  )
    return
  const singletonKey = `${id}/${charge.termo}/now-${versao}`
  await enqueue(work, playRenewalQueue, { assinatura: id }, { singletonKey })
}
