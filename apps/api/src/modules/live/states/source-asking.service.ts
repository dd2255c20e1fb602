import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findBroadcast, noteOnBroadcast } from '../broadcasts/broadcasts.queries.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { readAnswer } from '../sources/source-notes.rules.ts'
import { isAsked, planAsking } from './asking-plan.service.ts'
import { advanceBroadcast } from './states.service.ts'

/** Asks a source whether it is live, keeps what it says, and moves the broadcast on. */
export async function askSource(platform: LiveNeeds, call: ChurchCall, id: number): Promise<void> {
  const { sources } = platform
  const row = await call.inChurch((work) => findBroadcast(work, id))
  if (!row?.fonte || !isAsked(row)) return
  // Outside any transaction: it may take seconds.
  const answer = await sources.ask(row.fonte)
  await call.inChurch(async (work) => {
    const now = await findBroadcast(work, id)
    // Another source or state by now: the answer is about what was.
    if (!now || now.versao !== row.versao) return
    await noteOnBroadcast(work, id, readAnswer(answer, now, work.now))
    await planAsking(work, now)
  })
  await advanceBroadcast(platform, call, id)
}
