import * as z from 'zod/mini'
import { instant, moment } from './fields.ts'

/** The instant of a Date. What is none goes on as it is, to be refused as no instant. */
const toInstant = (written: string | Date): string =>
  written instanceof Date && !Number.isNaN(written.getTime()) ? written.toISOString() : (written as string)

/**
 * A moment as staff write it, as the Date that is kept: an instant, as calls carry it, or a Date, as the product's own
 * code has it.
 */
export const writtenMoment = z.pipe(
  z.pipe(
    z.pipe(z.transform(toInstant), instant),
    z.transform((written) => new Date(written)),
  ),
  moment,
)
