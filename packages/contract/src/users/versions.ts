import * as z from 'zod/mini'
import { id } from '../fields.ts'

/**
 * The number of writes of a record. A change names the version that it was made on, so that one tab cannot overwrite the
 * changes of another unknowingly: CHANGED_MEANWHILE.
 */
export const version = id

/** Idempotency key, made by the client for each new record: a double click or a retry adds only one. */
export const ownUuid = z.uuid()
