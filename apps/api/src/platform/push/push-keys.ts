import { createECDH } from 'node:crypto'
import type { Keys } from '../keys.ts'

/** The key pair by which push services know this product (VAPID, RFC 8292); base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The pair of a private key that is set; else one drawn from the product's secret, the same for every process. */
export function derivePushKeys(keys: Keys, privateKey: string | undefined): PushKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey === undefined ? drawn(keys) : Buffer.from(privateKey, 'base64url'))
  return {
    publicKey: curve.getPublicKey('base64url'),
    privateKey: whole(curve.getPrivateKey()).toString('base64url'),
  }
}

/** Node gives a private key without its leading zeros. */
const whole = (key: Buffer) => Buffer.concat([Buffer.alloc(32 - key.length), key])

/** Draws a private key: one in four thousand million numbers of 32 bytes is too large for the curve. */
function drawn(keys: Keys, round = 0): Buffer {
  const bytes = keys(`web push ${round}`).export()
  try {
    createECDH('prime256v1').setPrivateKey(bytes)
    return bytes
  } catch {
    return drawn(keys, round + 1)
  }
}
