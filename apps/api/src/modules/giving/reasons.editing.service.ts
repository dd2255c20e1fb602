import type * as z from 'zod/mini'
import { invalid, notFound } from '../../platform/errors/domain-error.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { type GivenReason, reasonInput } from './giving.inputs.ts'
import { insertReason, listReasons, type ReasonFields, updateReason } from './reasons.queries.ts'

/*
 * What a church asks gifts for. Each change raises the content version: the lists of reasons are kept until then. A reason
 * is never removed, as gifts name it; it is made inactive. `record` runs in the transaction of the change.
 */

/** Adds a reason at the end of the list and gives its id. Throws VALIDATION. */
export async function addReason(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  given: GivenReason,
  record?: (work: ChurchWork, id: number) => Promise<void>,
): Promise<number> {
  const fields = toFields(validate(reasonInput, given))
  return transactions.editSite(church, async (work) => {
    const id = await insertReason(work, fields)
    await record?.(work, id)
    return id
  })
}

/** Replaces a reason; omitted fields get their defaults. Throws VALIDATION, NOT_FOUND. */
export async function replaceReason(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  id: number,
  given: GivenReason,
  record?: (work: ChurchWork) => Promise<void>,
): Promise<void> {
  const fields = toFields(validate(reasonInput, given))
  await transactions.editSite(church, async (work) => {
    if (!(await updateReason(work, id, fields))) throw notFound()
    await record?.(work)
  })
}

/** Puts the reasons in this order, which names each of them once. Throws VALIDATION otherwise. */
export async function orderReasons(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  ids: readonly number[],
  record?: (work: ChurchWork) => Promise<void>,
): Promise<void> {
  await transactions.editSite(church, async (work) => {
    const known = new Set((await listReasons(work)).map(({ id }) => id))
    if (ids.length !== known.size || !ids.every((id) => known.delete(id)))
      throw invalid([{ path: 'body.ids', message: 'Each reason once' }])
    for (const [ordem, id] of ids.entries()) await updateReason(work, id, { ordem })
    await record?.(work)
  })
}

function toFields({ meta, ...fields }: z.output<typeof reasonInput>): ReasonFields {
  return { ...fields, meta: meta?.valor ?? null, metaAte: meta?.ate ?? null }
}
