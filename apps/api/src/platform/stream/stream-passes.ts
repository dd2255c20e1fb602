import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Keys } from '../keys.ts'
import type { TenantKey } from '../scope/scope.ts'

/** Afterwards the page asks for another one, and whether its reader still may. */
export const streamPassLifeMs = 15 * 60_000

export interface StreamPass {
  readonly pass: string
  readonly expiresAt: Date
}

/** The topic that a pass opens, and its holder. */
interface Opening {
  readonly tenant: TenantKey
  readonly topic: string
  /** The login of the person who may watch. */
  readonly accountId: number
}

/** Signs that a person may watch this topic of this tenant for a while. */
export function signStreamPass(keys: Keys, opening: Opening, now: Date): StreamPass {
  const expires = now.getTime() + streamPassLifeMs
  const pass = `${expires}.${opening.accountId}.${signatureOf(keys, opening, expires)}`
  return { pass, expiresAt: new Date(expires) }
}

export interface ReadStreamPass {
  readonly accountId: number
  readonly issuedAt: number
  readonly expiresAt: number
}

/** A stream pass that is good for the topic now; undefined for any other. */
export function readStreamPass(
  keys: Keys,
  { tenant, topic }: Omit<Opening, 'accountId'>,
  pass: string,
  now: Date,
): ReadStreamPass | undefined {
  const [, expires, account, signature] = /^(\d{1,15})\.(\d{1,10})\.([\w-]{22})$/.exec(pass) ?? []
  if (!expires || !account || !signature || Number(expires) <= now.getTime()) return undefined
  const accountId = Number(account)
  const expiresAt = Number(expires)
  const expected = signatureOf(keys, { tenant, topic, accountId }, expiresAt)
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return undefined
  return { accountId, issuedAt: expiresAt - streamPassLifeMs, expiresAt }
}

function signatureOf(keys: Keys, { tenant, topic, accountId }: Opening, expires: number): string {
  const signed = `${tenant} ${topic} ${accountId} ${expires}`
  return createHmac('sha256', keys('stream passes')).update(signed).digest().subarray(0, 16).toString('base64url')
}
