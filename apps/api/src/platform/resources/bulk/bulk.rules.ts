import { createHash } from 'node:crypto'

/** Fingerprint of ids, whatever their order; the database makes the same one (`summariseRows`). */
export const digestIds = (ids: readonly number[]): string =>
  createHash('md5')
    .update([...ids].sort((a, b) => a - b).join())
    .digest('hex')
