import { createHmac, type KeyObject } from 'node:crypto'

/**
 * The successor of a refresh token. Deterministic: two tabs that renew at once get the same one, although the database
 * stores neither.
 */
export const deriveSuccessor = (token: string, key: KeyObject): string =>
  createHmac('sha256', key).update(token).digest('base64url')
