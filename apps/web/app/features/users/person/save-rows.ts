import { ApiError } from '@narthex/contract/client'
import { changedRows, type LocalRow, withSaved } from './local-rows.ts'
import type { RowCalls } from './person-calls.ts'

/**
 * Saves a list's changes one by one and puts each into the list as it is by then, so that what follows a failure is
 * still to be saved, as is what was changed in the meantime, and nothing else. Rejects with the first failure.
 */
export async function saveRows<Value>(
  rows: readonly LocalRow<Value>[],
  calls: RowCalls<Value>,
  update: (change: (rows: readonly LocalRow<Value>[]) => LocalRow<Value>[]) => void,
): Promise<void> {
  for (const row of changedRows(rows)) {
    const saved = await saveRow(row, calls)
    update((now) => withSaved(now, row, saved))
  }
  // Added and deleted again: no server ever knew of it.
  update((now) => now.filter(({ saved, isDeleted }) => saved || !isDeleted))
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
