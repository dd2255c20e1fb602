import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'

/** A random secret of 256 bits, safe in a URL. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret; 256 bits are enough for a plain hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/**
 * The successor of a refresh token. Deterministic: two tabs that renew at once get the same one, although the database
 * stores neither.
 */
export const deriveSuccessor = (token: string, key: KeyObject): string =>
  createHmac('sha256', key).update(token).digest('base64url')
