import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto'

/** A key for one purpose, always the same: whoever learns one learns nothing of the others. */
export type Keys = (purpose: string) => KeyObject

/** Draws every key from the product's one secret. */
export function keysOf(secret: string): Keys {
  const made = new Map<string, KeyObject>()
  return (purpose) => {
    const key = made.get(purpose) ?? createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)))
    made.set(purpose, key)
    return key
  }
}
