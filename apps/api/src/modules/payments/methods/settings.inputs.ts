import { filled, text } from '@narthex/contract/fields'
import { currencies, gatewayNames, paymentMethods } from '@narthex/contract/payments/payment-states'
import { normalizePixKey, pixKeyKinds } from '@narthex/contract/payments/pix-keys'
import * as z from 'zod/mini'

const within = (least: number, greatest: number) => z.int().check(z.gte(least), z.lte(greatest))
const cents = within(0, 100_000_000)
const feeRate = z.strictObject({ basisPoints: within(0, 5000), fixed: cents })

const pixAccount = z
  .strictObject({
    kind: z.enum(pixKeyKinds),
    key: text(77),
    name: filled(60),
    city: filled(60),
  })
  .check(
    z.refine(({ kind, key }) => normalizePixKey(kind, key) !== undefined, {
      error: 'Not a Pix key of this kind',
      path: ['key'],
    }),
  )

const method = z.strictObject({
  method: z.enum(paymentMethods),
  gateway: z.enum(gatewayNames),
  service: z._default(feeRate, { basisPoints: 0, fixed: 0 }),
  processing: z._default(feeRate, { basisPoints: 0, fixed: 0 }),
})

/** How a church takes money. Amounts in cents, rates in basis points (1 = 0.01 %). */
export const paymentSettingsInput = z
  .strictObject({
    currency: z.enum(currencies),
    isLive: z.boolean(),
    pix: z._default(z.nullable(pixAccount), null),
    cashText: z._default(z.nullable(text(2000)), null),
    transferText: z._default(z.nullable(text(2000)), null),
    cashDays: z._default(within(1, 60), 3),
    boletoDays: z._default(within(1, 60), 3),
    pixMinutes: z._default(within(5, 10_080), 60),
    maxInstallments: z._default(within(1, 21), 1),
    freeInstallments: z._default(within(1, 21), 1),
    minInstallment: z._default(cents, 500),
    monthlyBasisPoints: z._default(within(0, 1500), 0),
    methods: z
      .array(method)
      .check(z.refine((all) => new Set(all.map((entry) => entry.method)).size === all.length, 'Each method once')),
  })
  .check(
    z.refine(({ isLive, methods }) => !isLive || methods.every(({ gateway }) => gateway !== 'rehearsal'), {
      error: 'A church that takes real money cannot use the rehearsal gateway',
      path: ['methods'],
    }),
    z.refine(({ pix, methods }) => pix !== null || methods.every((entry) => entry.method !== 'manual_pix'), {
      error: 'A Pix key is required',
      path: ['pix'],
    }),
  )

/** Credentials by the names in the gateway's own settings. */
export const credentialsInput = z.record(text(60), text(4000))
