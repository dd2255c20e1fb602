import * as bank from '@narthex/contract/payments/bank.endpoints'
import * as cards from '@narthex/contract/payments/card.endpoints'
import * as payments from '@narthex/contract/payments/payment.endpoints'
import { gatewayNumbers } from '@narthex/contract/payments/payment-states'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { checkOrder, payOrder, rehearsePayment } from './attempts/checkout.service.ts'
import { getMemberPayment, getPayment } from './attempts/payment-status.service.ts'
import { finishCardForm, prepareCardForm } from './cards/card-tokens.service.ts'
import { listSavedCards, removeSavedCard, saveCard, setDefaultCard } from './cards/cards.service.ts'
import { exchangeCard } from './cards/typed-cards.service.ts'
import { findBankForm } from './methods/bank-form.service.ts'
import { quoteFees, quoteInstallments } from './methods/prices.service.ts'
import type { PaymentNeeds } from './orders/payment-needs.ts'

export function paymentRoutes(platform: PaymentNeeds): Route[] {
  return [
    route(payments.getMemberPayment, async ({ query, ...call }) => ok(await getMemberPayment(call, query.pedido))),
    route(payments.getPayment, async ({ params, ...call }) => ok(await getPayment(call, params.codigo))),
    route(payments.checkPayment, async ({ params, ...call }) => ok(await checkOrder(platform, call, params.codigo))),
    route(payments.startPayment, async ({ body, ...call }) => ok(await payOrder(platform, call, body))),
    route(payments.rehearsePayment, async ({ body, ...call }) => ok(await rehearsePayment(platform, call, body))),
    route(payments.calculateFees, async ({ query, ...call }) => ok(await quoteFees(call, query))),
    route(payments.calculateInstallments, async ({ query, ...call }) => ok(await quoteInstallments(call, query))),
    route(payments.getDefaultGateway, async () => ok({ idGatewayPagamento: gatewayNumbers.asaas })),
    route(bank.prepareBankAccount, async (call) => ok({ formulario: (await findBankForm(platform, call)) ?? null })),
    ...cardRoutes(platform),
  ]
}

function cardRoutes(platform: PaymentNeeds): Route[] {
  return [
    route(cards.listMemberCards, async (call) => {
      const groups = Map.groupBy(await listSavedCards(call), ({ idGatewayPagamento }) => idGatewayPagamento)
      return ok([...groups].map(([idGatewayPagamento, cartoes]) => ({ idGatewayPagamento, cartoes })))
    }),
    route(cards.listCards, async (call) => ok(await listSavedCards(call))),
    route(cards.saveMemberCard, async ({ body, ...call }) => ok(await saveCard(call, body.token))),
    route(cards.saveCard, async ({ body, ...call }) => ok(await saveCard(call, body.token))),
    route(cards.removeMemberCard, async ({ params, ...call }) => {
      await removeSavedCard(call, params.id)
      return done
    }),
    route(cards.removeCard, async ({ params, ...call }) => {
      await removeSavedCard(call, params.cardUuid)
      return done
    }),
    route(cards.setDefaultCard, async ({ params, ...call }) => {
      await setDefaultCard(call, params.id)
      return done
    }),
    route(cards.prepareCard, async ({ body, ...call }) => {
      const { form, holderNeeds } = await prepareCardForm(platform, call, { name: body.nome, email: body.email })
      return ok({ formulario: form ?? null, dadosNecessarios: [...holderNeeds] })
    }),
    route(cards.finishCard, async ({ body, ...call }) => {
      const { referencia: reference, titular: holder, validadeMes: expMonth, validadeAno: expYear } = body
      return ok(await finishCardForm(platform, call, { reference, holder, expMonth, expYear }))
    }),
    route(cards.createCardToken, async ({ body, ...call }) => ok(await exchangeCard(platform, call, body))),
  ]
}
