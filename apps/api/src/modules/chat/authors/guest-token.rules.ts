import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ChatGuestId, toChatGuestId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'

/** Token with which a guest of a church writes: the guest's number, signed for that church. */
export function writeGuestToken(keys: Keys, church: ChurchScope, guestId: ChatGuestId): string {
  return `v${guestId}-${signatureOf(keys, church, String(guestId))}`
}

/** Reads a guest's token; undefined if it is malformed or another church's. */
export function readGuestToken(keys: Keys, church: ChurchScope, token: string): ChatGuestId | undefined {
  const [, id, signature] = /^v(\d{1,10})-([\w-]{22})$/.exec(token) ?? []
  if (!id || !signature || Number(id) > 2_147_483_647) return undefined
  const expected = signatureOf(keys, church, id)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? toChatGuestId(Number(id)) : undefined
}

function signatureOf(keys: Keys, { uuid }: ChurchScope, id: string): string {
  return createHmac('sha256', keys('chat guests'))
    .update(`${uuid} ${id}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')
}

/** A network address as the chat keeps it: of no use without the product's secret, and at another church. */
export function hashNetwork(keys: Keys, { uuid }: ChurchScope, network: string): string {
  return createHmac('sha256', keys('chat addresses')).update(`${uuid} ${network}`).digest('base64url')
}
