import { ApiError } from '@narthex/contract/client'
import { changedRows, type LocalRow, withoutRow } from './local-rows.ts'
import type { RowCalls } from './person-calls.ts'

/**
 * Saves a list's changes one by one and tells of each as it is done, so that what follows a failure is still to be
 * saved, and nothing else. Rejects with the first failure.
 */
export async function saveRows<Value>(
  rows: readonly LocalRow<Value>[],
  calls: RowCalls<Value>,
  onSaved: (rows: readonly LocalRow<Value>[]) => void,
): Promise<void> {
  let left = rows
  for (const row of changedRows(rows)) {
    const saved = await saveRow(row, calls)
    left = saved ? left.map((one) => (one.key === row.key ? saved : one)) : withoutRow(left, row.key)
    onSaved(left)
  }
  // Added and deleted again: no server ever knew of it.
  onSaved(left.filter(({ saved, isDeleted }) => saved || !isDeleted))
}

async function saveRow<Value>(
  { key, saved, value, isDeleted }: LocalRow<Value>,
  calls: RowCalls<Value>,
): Promise<LocalRow<Value> | undefined> {
  if (!saved) return calls.add(key, value)
  if (!isDeleted) return calls.change(saved.id, saved.versao, value)
  await calls.remove(saved.id).catch((error: unknown) => {
    // Gone already, as it was to be.
    if (!(error instanceof ApiError) || error.status !== 404) throw error
  })
  return undefined
}
