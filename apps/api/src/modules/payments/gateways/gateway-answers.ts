import type { PaymentState } from '@narthex/contract/payments/payment-states'
import * as z from 'zod'
import { toCents } from './gateway-amounts.ts'

/** Gateways leave out what is empty, or send null for it. */
export const optionalText = z.string().nullish()

/** A decimal amount of a gateway, in cents. */
export const decimalAmount = z.union([z.string(), z.number()]).transform((decimal, context) => {
  const cents = toCents(decimal)
  if (cents !== undefined) return cents
  context.addIssue({ code: 'custom', message: 'Not an amount of money' })
  return z.NEVER
})

/** A gateway's own word for a refusal, where it is one: texts and long numbers may repeat what was typed. */
export const refusalCode = z
  .string()
  .regex(/^(?!.*\d{9})[\w.:-]{1,80}$/)
  .catch('unexplained')

export type StateTable = Readonly<Record<string, PaymentState>>

/** The state that a gateway's own word stands for; `unknown` for one that its table does not have. */
export const findState = (states: StateTable, word: string): PaymentState =>
  (Object.hasOwn(states, word) ? states[word] : undefined) ?? 'unknown'
