import * as z from 'zod/mini'
import { numberText } from './fields.ts'

/** The next version fits a PostgreSQL integer column too. */
const highestVersion = 2_147_483_646

/**
 * The number of writes of a record. A change names the version that it was made on, so that one tab cannot overwrite the
 * changes of another unknowingly: CHANGED_MEANWHILE.
 */
export const version = z.int().check(z.positive(), z.lte(highestVersion))

/** A version, or 0 for a record that was never written or was not changed since. */
export const versionOrNone = z.int().check(z.nonnegative(), z.lte(highestVersion))

/** A version in a query. */
export const versionText = z.pipe(numberText, versionOrNone)

/** Idempotency key, made by the client for each new record: a double click or a retry adds only one. */
export const ownUuid = z.uuid()
