import { createHash, randomBytes } from 'node:crypto'

/** A random secret of 256 bits, safe in a URL. */
export const randomSecret = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a secret; 256 bits are enough for a plain hash. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
