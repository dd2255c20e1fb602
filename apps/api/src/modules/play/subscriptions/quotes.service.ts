import type { HandlerInput, Success } from '@narthex/contract/endpoint'
import type { quotePlayPlan as quoteEndpoint } from '@narthex/contract/play/subscription.endpoints'
import { countMemberUse } from '../../../platform/attempts/count-use.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { describeMethod, listPayableMethods } from '../../payments/methods/payable-methods.service.ts'
import { findPaymentSettings } from '../../payments/methods/settings.service.ts'
import { findUsableCoupon } from './coupons.queries.ts'
import type { PlanRow } from './plans.queries.ts'
import { requirePlan, toPlan } from './plans.service.ts'
import type { SubscriptionNeeds } from './subscription-needs.ts'
import { couponUnavailable, planUnavailable } from './subscriptions.errors.ts'
import { hasSubscribedBefore } from './subscriptions.queries.ts'
import { findDiscount, planTrial } from './terms.rules.ts'

/** Per member in fifteen minutes: codes of coupons cannot be tried out. */
const maxQuotes = 60

type GivenQuote = HandlerInput<typeof quoteEndpoint>['query'] & { readonly idPlano: number }

/** Quotes a plan for the caller. The subscriber pays the price; fees are taken from it, as from any payment. */
export async function quotePlayPlan(
  platform: SubscriptionNeeds,
  call: MemberCall,
  given: GivenQuote,
): Promise<Success<typeof quoteEndpoint>> {
  await countMemberUse(call, { what: 'quotes of play', maxAttempts: maxQuotes })
  const { timeZone } = await call.facts()
  return call.inChurch(async (work) => {
    const settings = await findPaymentSettings(work)
    if (!settings) throw planUnavailable()
    const plan = await requirePlan(work, given)
    const coupon = given.cupom && (await findUsableCoupon(work, { codigo: given.cupom, planId: plan.id }))
    if (given.cupom && !coupon) throw couponUnavailable()
    const desconto = findDiscount(plan.valor, coupon || undefined)
    const diasTeste = await findTrialDays(work, call.actor.memberId, plan)
    const begins = diasTeste > 0 ? planTrial(work.now, diasTeste, timeZone) : null
    const methods = listPayableMethods(platform, work.church, settings)
    const meios = methods.flatMap((method) => {
      const meio = meansByMethod[method.method]
      return meio ? [{ meio, metodo: describeMethod(method) }] : []
    })
    return {
      plano: toPlan(plan, settings.currency),
      valor: plan.valor,
      desconto,
      diasTeste,
      meios,
      termosComDesconto: coupon ? coupon.termos : 0,
      primeiroValor: plan.valor - desconto,
      valorSeguinte: plan.valor,
      primeiraCobranca: begins?.toISOString() ?? null,
    }
  })
}

const meansByMethod: Readonly<Partial<Record<string, 'CARTAO' | 'PIX'>>> = { card: 'CARTAO', pix: 'PIX' }

/** The plan's trial, once in a member's life at a church. */
export const findTrialDays = async (work: ChurchWork, memberId: MemberId, plan: PlanRow): Promise<number> =>
  plan.diasTeste > 0 && !(await hasSubscribedBefore(work, memberId)) ? plan.diasTeste : 0
