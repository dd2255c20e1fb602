import { createHash, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'
import { WebhookRefused } from './gateway-failures.ts'

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
