import { randomUUID } from 'node:crypto'
import type { PlayGift, PlayPlan, PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requireMember } from '../../members/members.service.ts'
import { hashContent } from '../../payments/orders/orders.service.ts'
import { findMemberAsPayer } from '../../payments/orders/payers.service.ts'
import { keyInUse } from '../../payments/orders/payments.errors.ts'
import { readGiftCode, writeGiftCode } from './gift-code.rules.ts'
import { findGift, findGiftByKey, type GiftRow, holdGift, insertGift, listGifts, updateGift } from './gifts.queries.ts'
import { findPlan, listPlansByIds, type PlanRow } from './plans.queries.ts'
import { type PlanChoice, requirePlan, toPlan } from './plans.service.ts'
import { dropOrders, placePlayOrder, requireMeans } from './play-orders.service.ts'
import { makeRoom } from './sign-up.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { giftUnavailable } from './subscriptions.errors.ts'
import { planPlayDay } from './subscriptions.jobs.ts'
import { insertSubscription } from './subscriptions.queries.ts'
import { readSubscription } from './subscriptions.service.ts'
import { planFirstTerm } from './terms.rules.ts'

const maxGifts = 30

/** Orders one term of a plan for another member. Idempotent by `chave`. */
export async function givePlay(
  platform: SubscriptionNeeds,
  call: MemberCall,
  { chave, ...choice }: PlanChoice & { readonly chave: string },
): Promise<PlayGift> {
  await countMemberUse(call, { what: 'gifts of play', maxAttempts: maxGifts })
  const payer = await findMemberAsPayer(call)
  const { memberId: buyerId } = call.actor
  const conteudoHash = hashContent(choice)
  return call.inChurch(async (work) => {
    await requireMember(work, buyerId)
    const known = await findGiftByKey(work, buyerId, chave)
    if (known && known.conteudoHash !== conteudoHash) throw keyInUse()
    if (known) return toGift(call, known, await findPlan(work, known.planId))
    const plan = await requirePlan(work, choice)
    const { moeda } = await requireMeans(platform, work, { meio: undefined, valor: plan.valor, payer })
    const [id, { valor }] = [randomUUID(), plan]
    const order = { kind: 'presente', id, descricao: `Play: ${plan.nome}`, valor, moeda, payer } as const
    const gift: GiftRow = {
      igrejaId: work.church.igrejaId,
      id,
      buyerId,
      planId: plan.id,
      situacao: 'AGUARDANDO',
      valor,
      moeda,
      pedidoCodigo: await placePlayOrder(work, { ...order, memberId: buyerId }),
      subscriptionId: null,
      chave,
      conteudoHash,
      criadoEm: work.now,
      alteradoEm: work.now,
    }
    await insertGift(work, gift)
    return toGift(call, gift, plan)
  })
}

export function listMyPlayGifts(call: MemberCall): Promise<PlayGift[]> {
  return call.inChurch(async (work) => {
    const gifts = await listGifts(work, call.actor.memberId)
    const plans = await listPlansByIds(
      work,
      gifts.map(({ planId }) => planId),
    )
    return gifts.map((gift) =>
      toGift(
        call,
        gift,
        plans.find(({ id }) => id === gift.planId),
      ),
    )
  })
}

/** Reads the gift behind a link: its plan and whether it can still be accepted, but not who gave it. */
export async function getPlayGift(
  call: MemberCall,
  codigo: string,
): Promise<{ plano: PlayPlan; flagDisponivel: boolean }> {
  const id = await readCode(call, codigo)
  return call.inChurch(async (work) => {
    const gift = await findGift(work, id)
    const plan = gift && (await findPlan(work, gift.planId))
    if (!gift || !plan || gift.situacao === 'AGUARDANDO') throw notFound()
    return { plano: toPlan(plan, gift.moeda), flagDisponivel: gift.situacao === 'PAGA' }
  })
}

/** Begins the term for the caller. Of two who accept at the same moment one does. */
export async function acceptPlayGift(
  platform: SubscriptionNeeds,
  call: MemberCall,
  codigo: string,
): Promise<PlaySubscription> {
  const giftId = await readCode(call, codigo)
  const { timeZone } = await call.facts()
  const { memberId } = call.actor
  const accepted = await call.inChurch(async (work) => {
    await requireMember(work, memberId)
    const gift = await holdGift(work, giftId)
    if (!gift || gift.situacao === 'AGUARDANDO') throw notFound()
    if (gift.situacao === 'ACEITA' && gift.subscriptionId !== null) {
      const own = await readSubscription(work, { memberId, id: gift.subscriptionId }).catch(() => undefined)
      if (own) return { id: own.id, dropped: [] }
    }
    if (gift.situacao !== 'PAGA') throw giftUnavailable()
    const dropped = await makeRoom(work, call)
    return { id: await beginGift(work, call, { gift, timeZone }), dropped }
  })
  await dropOrders(platform, call, accepted.dropped)
  return call.inChurch((work) => readSubscription(work, { memberId, id: accepted.id }))
}

async function beginGift(
  work: ChurchWork,
  { actor: { memberId } }: MemberCall,
  { gift, timeZone }: { gift: GiftRow; timeZone: string },
): Promise<string> {
  const plan = await findPlan(work, gift.planId)
  if (!plan) throw giftUnavailable()
  const id = randomUUID()
  await insertSubscription(work, {
    id,
    memberId,
    planId: plan.id,
    situacao: 'ATIVA',
    origem: 'PRESENTE',
    payerId: gift.buyerId,
    valor: 0,
    moeda: gift.moeda,
    meio: null,
    gateway: null,
    cardId: null,
    cupom: null,
    cupomTermos: 0,
    inicio: work.now,
    termoFim: planFirstTerm(work.now, plan.intervalo, timeZone).fim,
    termo: 1,
    flagRenova: false,
    credito: 0,
    versao: 1,
    chave: gift.id,
    conteudoHash: gift.conteudoHash,
    criadoEm: work.now,
    alteradoEm: work.now,
  })
  await updateGift(work, gift.id, { situacao: 'ACEITA', subscriptionId: id })
  await planPlayDay(work, timeZone)
  return id
}

/** Counted, although a code cannot be guessed. Throws NOT_FOUND for one that is not signed for this church. */
async function readCode(call: MemberCall, codigo: string): Promise<string> {
  await countMemberUse(call, { what: 'codes of gifts of play', maxAttempts: maxGifts })
  const id = readGiftCode(call.keys, call.church, codigo)
  if (id === undefined) throw notFound()
  return id
}

function toGift(call: ChurchCall, gift: GiftRow, plan: PlanRow | undefined): PlayGift {
  if (!plan) throw notFound()
  const { id, valor, moeda, situacao, pedidoCodigo: pedido, criadoEm } = gift
  const isPassedOn = situacao === 'PAGA' || situacao === 'ACEITA'
  return {
    id,
    plano: toPlan(plan, moeda),
    valor,
    moeda,
    situacao,
    pedido,
    dataCadastro: criadoEm.toISOString(),
    codigo: isPassedOn ? writeGiftCode(call.keys, call.church, id) : null,
  }
}
