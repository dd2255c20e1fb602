import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { foldNamesQueue } from '../channels/chat.jobs.ts'
import { findNamesakes, foldSomeNames } from './namesakes.queries.ts'

/** Members whose rows one transaction locks. */
const batch = 500

/** Whether a name looks like a member's full one. Plans the folding of names that lack a fold. */
export async function hasNamesake({ jobs }: Needs<'jobs'>, work: ChurchWork, name: string): Promise<boolean> {
  const { isTaken, hasUnfolded } = await findNamesakes(work, name)
  if (hasUnfolded) await jobs.enqueue(work, foldNamesQueue, {}, { singletonKey: 'nomes' })
  return isTaken
}

/** Folds the names of a church that lack it, each batch on its own. */
export async function foldNames(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted)
    if ((await transactions.inChurch(church, (work) => foldSomeNames(work, batch))) < batch) return
}
