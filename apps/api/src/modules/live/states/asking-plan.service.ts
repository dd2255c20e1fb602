import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { BroadcastRow } from '../broadcasts/broadcasts.queries.ts'
import { sourceQueue } from '../broadcasts/live.jobs.ts'
import { isTelling } from '../sources/source-probe.service.ts'

const askEveryMs = 30_000

/** Whether the source is asked: from the opening of the chat to the end, if the source decides on the state. */
export const isAsked = ({ fonte, flagAutomatica, estado }: BroadcastRow) =>
  flagAutomatica && fonte !== null && isTelling(fonte) && (estado === 'ABERTA' || estado === 'AO_VIVO')

/** Plans the next question to a source: every half minute, by one process. */
export async function planAsking(work: ChurchWork, row: BroadcastRow): Promise<void> {
  if (!isAsked(row)) return
  const next = (Math.floor(work.now.getTime() / askEveryMs) + 1) * askEveryMs
  const options = { startAfter: new Date(next), singletonKey: `${row.id}-${next}` }
  await enqueue(work, sourceQueue, { transmissao: row.id }, options)
}
