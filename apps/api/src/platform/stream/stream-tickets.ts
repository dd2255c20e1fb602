import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys.ts'
import type { TenantKey } from '../scope/scope.ts'

/** Afterwards the page asks for another one, and whether its reader still may. */
const lifeMs = 15 * 60_000

export interface StreamTicket {
  readonly ticket: string
  readonly expiresAt: Date
}

/** Signs that the holder of the ticket may watch this topic of this tenant for a while. */
export function signTicket(keys: Keys, tenant: TenantKey, topic: string, now: Date): StreamTicket {
  const expiresAt = new Date(now.getTime() + lifeMs)
  return { ticket: `${expiresAt.getTime()}.${signatureOf(keys, tenant, topic, expiresAt.getTime())}`, expiresAt }
}

/** When a ticket ends that is good for the topic now; undefined for any other. */
export function readTicket(keys: Keys, tenant: TenantKey, topic: string, ticket: string, now: Date): Date | undefined {
  const [, expires, signature] = /^(\d{1,15})\.([\w-]{22})$/.exec(ticket) ?? []
  if (!expires || !signature || Number(expires) <= now.getTime()) return undefined
  const expected = signatureOf(keys, tenant, topic, Number(expires))
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? new Date(Number(expires)) : undefined
}

function signatureOf(keys: Keys, tenant: TenantKey, topic: string, expires: number): string {
  const signature = createHmac('sha256', keys('stream tickets')).update(`${tenant} ${topic} ${expires}`).digest()
  return signature.subarray(0, 16).toString('base64url')
}
