import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto'

/** A random secret of 256 bits, safe in a URL. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** What the database keeps of a secret: it has so many bits that a plain hash hides it. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/**
 * The refresh token that follows a refresh token, always the same one: two tabs that renew at once are given the same,
 * though the database keeps neither.
 */
export const deriveSuccessor = (token: string, key: KeyObject): string =>
  createHmac('sha256', key).update(token).digest('base64url')
