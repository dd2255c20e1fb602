import { ApiError } from '@narthex/contract/client'

export interface BulkResult {
  readonly done: number
  /** Refused one by one, because someone changed or removed the record. */
  readonly failed: number
}

/** Refusals of one record alone; after any other the rest is not tried. */
const ownRefusals = new Set(['CHANGED_MEANWHILE', 'NOT_FOUND'])

/** Does something with one record after the other, and tells how many were tried. */
export async function runInBulk<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
  onProgress: (tried: number) => void,
): Promise<BulkResult> {
  let failed = 0
  for (const [at, item] of items.entries()) {
    try {
      await act(item)
    } catch (error) {
      if (!(error instanceof ApiError) || !ownRefusals.has(error.code))
        return { done: at - failed, failed: items.length - at + failed }
      failed += 1
    }
    onProgress(at + 1)
  }
  return { done: items.length - failed, failed }
}
