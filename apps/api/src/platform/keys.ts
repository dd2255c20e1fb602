import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** Derives one stable key per purpose. A leaked key reveals nothing about the others. */
export type Keys = (purpose: string) => KeyObject

/** Draws every key from the product's one secret. */
export function deriveKeys(secret: string): Keys {
  const made = new Map<string, KeyObject>()
  return (purpose) => {
    const key = made.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
    made.set(purpose, key)
    return key
  }
}
