import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach } from 'vitest'
import { assembleApp } from '../app.ts'
import { type PaymentStart, startPayment } from '../modules/payments/attempts/starting.service.ts'
import { exchangeCard } from '../modules/payments/cards/typed-cards.service.ts'
import type { Payer, PaymentGateway } from '../modules/payments/gateways/payment-gateway.ts'
import { savePaymentSettings } from '../modules/payments/methods/settings.service.ts'
import { type NewOrder, placeOrder } from '../modules/payments/orders/orders.service.ts'
import type { PaymentNeeds } from '../modules/payments/orders/payment-needs.ts'
import { findPayment, listLedger, type PaymentRow } from '../modules/payments/orders/payments.queries.ts'
import { noPaymentSignals, type PaymentSignals } from '../modules/payments/orders/payments.signals.ts'
import { createGateways } from '../modules/payments/payment-gateways.ts'
import { paymentWorkers } from '../modules/payments/payments.workers.ts'
import { findRehearsedByReference } from '../modules/payments/rehearsal/rehearsal.queries.ts'
import { moveRehearsedPayment } from '../modules/payments/rehearsal/rehearsal.service.ts'
import { createOwnCall } from '../platform/http/route.ts'
import { createJobRunner, type JobRunner } from '../platform/jobs/job-runner.ts'
import type { Platform } from '../platform/platform.ts'
import type { ChurchScope } from '../platform/scope/scope.ts'
import type { ChurchCall } from '../platform/work/transactions.ts'
import { nextAddress } from './http-api.ts'
import { noPurpose } from './seeded-payments.ts'
import { type SetUpOptions, setUpChurches } from './set-up.ts'

export const payer: Payer = {
  name: 'Ana Souza',
  email: 'ana@example.org',
  document: { type: 'cpf', value: '52998224725' },
}

/** Every method at the rehearsal gateway, those without a gateway offline; no fees. */
export const rehearsalSettings = {
  currency: 'BRL',
  isLive: false,
  maxInstallments: 12,
  freeInstallments: 3,
  monthlyBasisPoints: 200,
  pix: { kind: 'EMAIL', key: 'tesouraria@example.org', name: 'Igreja', city: 'Recife' },
  cashText: 'Na secretaria',
  transferText: 'Banco 000',
  methods: [
    ...(['card', 'pix', 'boleto', 'picpay', 'paypal', 'ach'] as const).map((method) => ({
      method,
      gateway: 'rehearsal' as const,
    })),
    ...(['cash', 'bank_transfer', 'manual_pix'] as const).map((method) => ({ method, gateway: 'offline' as const })),
  ],
} as const satisfies Omit<Parameters<typeof savePaymentSettings>[2], 'methods'> & { methods: readonly unknown[] }

export const saveRehearsalSettings = (
  platform: Platform,
  call: ChurchCall,
  own: Partial<Parameters<typeof savePaymentSettings>[2]> = {},
) =>
  savePaymentSettings(assembleApp(platform).needs, createOwnCall(call), {
    ...rehearsalSettings,
    methods: [...rehearsalSettings.methods],
    ...own,
  })

/** Two churches that rehearse payments; calls go to `videira`. */
export function setUpPayments(options: Pick<SetUpOptions, 'onQuery'> = {}) {
  const startsAt = new Date('2026-11-23T12:00:00Z')
  const test = setUpChurches({ videira: {}, farol: {} }, { startsAt, ...options })
  const signals: { -readonly [K in keyof PaymentSignals]: PaymentSignals[K] } = { ...noPaymentSignals }
  let runner: JobRunner
  let needs: Platform & PaymentNeeds

  beforeAll(async () => {
    needs = { ...test.platform, gateways: createGateways(test.platform), signals }
    runner = createJobRunner(test.platform, paymentWorkers(needs))
    for (const church of [test.videira, test.farol])
      await saveRehearsalSettings(test.platform, test.platform.transactions.at(church))
  })
  beforeEach(() => void Object.assign(signals, noPaymentSignals))

  const at = (church: ChurchScope = test.videira) => test.platform.transactions.at(church)
  return {
    test,
    signals,
    at,
    /** A call that acts as staff do. */
    office: (church: ChurchScope = test.videira) => createOwnCall(test.platform.transactions.at(church)),
    get needs() {
      return needs
    },
    /** Replaces gateways by name; the others stay. */
    withGateway: (name: string, change: (gateway: PaymentGateway) => PaymentGateway): Platform & PaymentNeeds => ({
      ...needs,
      gateways: {
        find(wanted, church) {
          const gateway = needs.gateways.find(wanted, church)
          return gateway && wanted === name ? change(gateway) : gateway
        },
      },
    }),
    async runJobs(): Promise<void> {
      while ((await runner.runDue()) > 0);
    },
    async order(valor: number, own: Partial<NewOrder> & { readonly church?: ChurchScope } = {}): Promise<string> {
      const { church, ...rest } = own
      const made = await at(church).inChurch((work) =>
        placeOrder(work, {
          finalidade: noPurpose,
          referencia: '1',
          descricao: 'Doação',
          valor,
          moeda: 'BRL',
          flagTaxas: false,
          chave: randomUUID(),
          pagina: '/user/payment/{codigo}',
          payer,
          memberId: null,
          ...rest,
        }),
      )
      return made.codigo
    },
    start(orderCode: string, own: Partial<PaymentStart> = {}, platform = needs, call = at()): Promise<PaymentRow> {
      return startPayment(platform, call, {
        orderCode,
        key: randomUUID(),
        method: 'pix',
        installments: 1,
        remoteIp: '192.0.2.1',
        ...own,
      })
    },
    /** Acts as the payer or the bank at the gateway, before the product hears of it. */
    move: (payment: Pick<PaymentRow, 'referencia'>, state: PaymentRow['situacao']) =>
      at().inChurch((work) => moveRehearsedPayment(work, payment.referencia, state)),
    /** Whether the gateway has heard of a payment. */
    isAtGateway: (id: number) =>
      at().inChurch(async (work) => {
        const payment = await findPayment(work, id)
        return payment !== undefined && (await findRehearsedByReference(work, payment.referencia)) !== undefined
      }),
    /** Our token of a card that was typed just now. */
    async cardToken(numero = '4111111111111111'): Promise<string> {
      const call = { ...at(), actor: undefined, source: { address: nextAddress(), userAgent: 'test' } }
      const typed = { titular: 'ANA SOUZA', numero, validade: '12/2039', cvv: '123' }
      return (await exchangeCard(needs, call, typed)).token
    },
    ledger: (id: number) => at().inChurch((work) => listLedger(work, id)),
  }
}
