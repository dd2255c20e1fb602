import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { foldNamesQueue } from '../channels/chat.jobs.ts'
import { findNamesakes, foldSomeNames } from './namesakes.queries.ts'

/** Members whose rows one transaction locks. */
const batch = 500

/** Whether a name looks like a member's full one. Plans the folding of names that lack a fold. */
export async function hasNamesake(work: ChurchWork, name: string): Promise<boolean> {
  const { isTaken, hasUnfolded } = await findNamesakes(work, name)
  if (hasUnfolded) await enqueue(work, foldNamesQueue, {}, { singletonKey: 'nomes' })
  return isTaken
}

/** Folds the names of a church that lack it, each batch on its own. */
export async function foldNames(call: ChurchCall, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) if ((await call.inChurch((work) => foldSomeNames(work, batch))) < batch) return
}
