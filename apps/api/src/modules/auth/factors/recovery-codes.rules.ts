import { createHmac, type KeyObject, randomInt } from 'node:crypto'
import type { AccountId } from '../../../platform/ids.ts'

/** Crockford's base 32: no letter that is taken for a digit. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codesPerSet = 10
const groupLength = 5

/** A set of new recovery codes of 50 bits each, as they are shown: `k7m2q-9xw4t`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: codesPerSet }, () => `${group()}-${group()}`)
}

/**
 * What the database keeps of a recovery code, however it was typed. Its 50 bits are too few for a plain hash: without
 * the product's key nobody tries them out on a stolen table.
 */
export function hashOfRecoveryCode(key: KeyObject, accountId: AccountId, typed: string): string {
  const plain = typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replaceAll('o', '0')
    .replace(/[il]/g, '1')
  return createHmac('sha256', key).update(`${accountId}\n${plain}`).digest('base64url')
}
