import { createHmac, timingSafeEqual } from 'node:crypto'
import type { MemberId } from '../../../../platform/ids.ts'
import type { Keys } from '../../../../platform/keys.ts'
import type { ChurchScope } from '../../../../platform/scope/scope.ts'

/** How long a device stays in the member's own profile after the PIN was entered. */
export const profilePassLifeMs = 24 * 3_600_000

interface Holder {
  readonly church: ChurchScope
  readonly memberId: MemberId
  /** When the PIN was set that was entered: with another PIN the pass ends. */
  readonly pinSetAt: Date
}

/** Signs that the member's PIN was entered. */
export function signPass(keys: Keys, holder: Holder, now: Date): { readonly pass: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + profilePassLifeMs)
  const expires = String(expiresAt.getTime())
  return { pass: `${expires}.${sign(keys, holder, expires).toString('base64url')}`, expiresAt }
}

export function isPass(keys: Keys, holder: Holder, pass: string, now: Date): boolean {
  const [, expires, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(pass) ?? []
  if (!expires || !signature || Number(expires) <= now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(keys, holder, expires))
}

function sign(keys: Keys, { church, memberId, pinSetAt }: Holder, expires: string): Buffer {
  const signed = `${church.uuid} ${memberId} ${pinSetAt.getTime()} ${expires}`
  return createHmac('sha256', keys('play profile passes')).update(signed).digest()
}
