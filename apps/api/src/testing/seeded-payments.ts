import { randomUUID } from 'node:crypto'
import type { PaymentMethod } from '@narthex/contract/payments/payment-states'
import { assembleApp } from '../app.ts'
import { confirmOfflinePayment } from '../modules/payments/attempts/confirmation.service.ts'
import { startPayment } from '../modules/payments/attempts/starting.service.ts'
import { saveCard } from '../modules/payments/cards/cards.service.ts'
import { exchangeCard } from '../modules/payments/cards/typed-cards.service.ts'
import {
  findPaymentSettings,
  saveGatewayCredentials,
  savePaymentSettings,
} from '../modules/payments/methods/settings.service.ts'
import type { OrderPurpose } from '../modules/payments/orders/orders.service.ts'
import { placeOrder } from '../modules/payments/orders/orders.service.ts'
import { reconcilePayments } from '../modules/payments/reconciliation/reconciliation.service.ts'
import { refundPayment } from '../modules/payments/refunds/refunds.service.ts'
import { receiveWebhook } from '../modules/payments/webhooks/webhooks.service.ts'
import { createOwnCall, type MemberCall } from '../platform/http/route.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'
import { nextAddress } from './http-api.ts'

/** The purpose of orders that no module has placed. */
export const noPurpose = 'teste' as OrderPurpose

/** Lets a church take every kind of payment by the rehearsal gateway. */
export async function takeRehearsedPayments(platform: Platform, call: ChurchCall, text: string): Promise<void> {
  const atGateway = (['card', 'pix', 'boleto', 'picpay', 'paypal', 'ach'] as const).map((method) => ({
    method,
    gateway: 'rehearsal' as const,
  }))
  await savePaymentSettings(assembleApp(platform).needs, createOwnCall(call), {
    currency: 'BRL',
    isLive: false,
    cashText: text,
    transferText: text,
    maxInstallments: 12,
    pix: { kind: 'EMAIL', key: 'tesouraria@example.org', name: text, city: 'Recife' },
    methods: [...atGateway, { method: 'cash', gateway: 'offline' }],
  })
}

const pagina = '/user/payment/{codigo}'

/** An order of a member with a Pix that waits for them. Their name stands in nothing but their own data. */
export async function orderWithPix(platform: Platform, call: MemberCall, name: string): Promise<string> {
  const orderCode = await orderSomething(call, name)
  await startPayment(assembleApp(platform).needs, call, { orderCode, ...startOf('pix') })
  return orderCode
}

/** A payment in cash that waits for its money, and one whose money has come. */
export async function payInCash(platform: Platform, call: MemberCall, name: string) {
  const needs = assembleApp(platform).needs
  const start = async () =>
    startPayment(needs, call, { orderCode: await orderSomething(call, name), ...startOf('cash') })
  const { id: paymentId } = await start()
  const { id: paidPaymentId } = await start()
  await confirmOfflinePayment(needs, call, paidPaymentId)
  return { paymentId, paidPaymentId }
}

const startOf = (method: PaymentMethod) => ({ key: randomUUID(), method, installments: 1, remoteIp: '192.0.2.1' })

async function orderSomething(call: MemberCall, name: string): Promise<string> {
  const { codigo } = await call.inChurch((work) =>
    placeOrder(work, {
      finalidade: noPurpose,
      referencia: randomUUID(),
      descricao: 'Doação',
      valor: 5000,
      moeda: 'BRL',
      flagTaxas: false,
      chave: randomUUID(),
      pagina,
      memberId: call.actor.memberId,
      payer: { name, email: `${name}@example.org` },
    }),
  )
  return codigo
}

/** A saved card, and our token of another one that is not saved yet. */
export async function saveSomeCard(platform: Platform, call: MemberCall, holder: string) {
  const needs = assembleApp(platform).needs
  const source = { address: nextAddress(), userAgent: 'test' }
  const card = { titular: holder, validade: '12/2039', cvv: '123' }
  const type = (numero: string) => exchangeCard(needs, { ...call, source }, { ...card, numero })
  const saved = await saveCard(call, (await type('4111111111111111')).token)
  return { paymentCardId: saved.id, cardToken: (await type('5555555555554444')).token }
}

/** Something of a member's and the church's own in every table of the payments. */
export async function seedPayments(platform: Platform, call: MemberCall, canary: string): Promise<void> {
  const needs = assembleApp(platform).needs
  await takeRehearsedPayments(platform, call, canary)
  await saveGatewayCredentials(createOwnCall(call), 'asaas', { apiKey: canary })
  const letters = canary.replace(/[^a-z-]/g, '')
  const { cardToken } = await saveSomeCard(platform, call, letters)
  const order = { finalidade: noPurpose, referencia: canary, descricao: canary, valor: 5000, moeda: 'BRL' } as const
  const payer = { name: canary, email: `${canary}@example.org`, phone: canary }
  const { codigo } = await call.inChurch((work) =>
    placeOrder(work, { ...order, flagTaxas: false, chave: randomUUID(), pagina, payer, memberId: call.actor.memberId }),
  )
  const byCard = { key: randomUUID(), method: 'card', installments: 1, remoteIp: '192.0.2.1' } as const
  const payment = await startPayment(needs, call, { orderCode: codigo, ...byCard, card: { token: cardToken } })
  await refundPayment(needs, call, { paymentId: payment.id, amount: 1000 })
  const token = (await call.inChurch(findPaymentSettings))?.webhookToken ?? ''
  const body = new TextEncoder().encode(JSON.stringify({ evento: canary, pagamento: payment.externoId }))
  await receiveWebhook(needs, call, { gateway: 'rehearsal', token, headers: {}, body })
  await reconcilePayments(needs, call)
}
