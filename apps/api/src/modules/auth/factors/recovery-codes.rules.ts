import { createHmac, type KeyObject, randomInt } from 'node:crypto'
import type { AccountId } from '../../../platform/ids.ts'

/** Crockford's base 32: no letter that looks like a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codesPerSet = 10
const groupLength = 5

/** A set of new recovery codes of 50 bits each, formatted: `k7m2q-9xw4t`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: codesPerSet }, () => `${group()}-${group()}`)
}

/**
 * The stored hash of a recovery code in any spelling. Keyed, because 50 bits are too few for a plain hash: a stolen table
 * alone does not allow guessing.
 */
export function hashRecoveryCode(key: KeyObject, accountId: AccountId, typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return createHmac('sha256', key).update(`${accountId}\n${plain}`).digest('base64url')
}
