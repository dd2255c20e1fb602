import { createHash, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { toCents } from './gateway-amounts.ts'
import { GatewayAccessDenied, WebhookRefused } from './gateway-failures.ts'

/** A decimal amount of a gateway, in cents. */
export const decimalAmount = z.union([z.string(), z.number()]).transform((decimal, context) => {
  const cents = toCents(decimal)
  if (cents !== undefined) return cents
  context.addIssue({ code: 'custom', message: 'Not an amount of money' })
  return z.NEVER
})

/** A gateway's own word for a refusal, where it is one: texts may repeat what was typed, and are left out. */
export const refusalCode = z
  .string()
  .regex(/^[\w.:-]{1,80}$/)
  .catch('unexplained')

/** The church's credentials as this gateway needs them. Their values are in no message. */
export function readCredentials<Schema extends z.ZodType>(schema: Schema, credentials: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(credentials)
  if (!success) throw new GatewayAccessDenied('The credentials are not complete.')
  return data
}

/** The JSON of a webhook's body; refuses what is not read. */
export function readNotice<Schema extends z.ZodType>(schema: Schema, body: Uint8Array): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(body).toString('utf8')))
  } catch {
    throw new WebhookRefused('The webhook is not readable.')
  }
}

/** Compares two secrets in the same time, however alike they are. */
export function isSameSecret(given: string | undefined, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return given !== undefined && expected !== '' && timingSafeEqual(digest(given), digest(expected))
}

const days = new Map<string, Intl.DateTimeFormat>()

/** The calendar day (YYYY-MM-DD) of a moment in a time zone. */
export function toDay(moment: Date, timeZone: string): string {
  const format = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  days.set(timeZone, format)
  return format.format(moment)
}
