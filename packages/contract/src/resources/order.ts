import * as z from 'zod/mini'
import { id } from '../fields.ts'

/** Maximum length of a list that staff order by hand: it is shown as a whole. */
const maxOrdered = 500

const ids = z.array(id).check(z.maxLength(maxOrdered))

/**
 * The order of all records of a kind: `ids` as it is to be, `antes` as the caller saw it. Where the list has moved since, by
 * a record more, one less or another order, the call answers CHANGED_MEANWHILE and changes nothing.
 */
export const orderForm = z
  .strictObject({ ids, antes: ids })
  .check(z.refine(isReordered, { path: ['ids'], error: 'Names other records, or one twice' }))
export type RecordOrder = z.output<typeof orderForm>

export const orderExample = { ids: [2, 1], antes: [1, 2] } as const

function isReordered({ ids, antes }: { readonly ids: readonly number[]; readonly antes: readonly number[] }): boolean {
  const named = new Set(ids)
  return named.size === ids.length && ids.length === antes.length && antes.every((id) => named.has(id))
}
