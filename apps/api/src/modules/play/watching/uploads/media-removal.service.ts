import { hourMs } from '@narthex/contract/durations'
import { enqueue, enqueueAll } from '../../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchWork } from '../../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import {
  deleteFilePieces,
  deleteMedia,
  findKnownNames,
  findMedia,
  listPieceNames,
  lockMediaRow,
} from './media.queries.ts'
import { abandonedQueue, leftoverQueue } from './uploads.jobs.ts'

/** An upload that received nothing for so long has been given up. */
export const abandonedAfterMs = 7 * 24 * hourMs
/** No single request stores pieces for longer. */
export const leftoverAfterMs = hourMs
/** Names of one job. */
const namesPerJob = 1000

/** Removes a video within the caller's transaction: its addresses end with the commit, jobs remove the bytes. */
export async function dropMedia(work: ChurchWork, id: string): Promise<void> {
  const names = await listPieceNames(work, id)
  await deleteMedia(work, id)
  await removeBytes(work, id, names)
  work.afterCommit({ ended: [id] })
}

/** Removes one file of a video in the same way. */
export async function dropFileOfMedia(
  work: ChurchWork,
  { id, path }: { readonly id: string; readonly path: string },
): Promise<void> {
  const names = await listPieceNames(work, id, path)
  await deleteFilePieces(work, id, path)
  await removeBytes(work, id, names)
  work.afterCommit({ ended: [id] })
}

async function removeBytes(work: ChurchWork, midia: string, names: readonly string[]) {
  const chunks = Array.from({ length: Math.ceil(names.length / namesPerJob) }, (_, at) =>
    names.slice(at * namesPerJob, (at + 1) * namesPerJob),
  )
  await enqueueAll(
    work,
    leftoverQueue,
    chunks.map((nomes) => ({ data: { midia, nomes } })),
  )
}

/** Removes stored pieces without a row, once the upload that may still store them has rested for an hour. */
export async function removeLeftovers(
  { files }: Needs<'files'>,
  call: ChurchCall,
  data: { midia: string; nomes: string[] },
): Promise<void> {
  const known = await call.inChurch(async (work) => {
    const media = await findMedia(work, data.midia)
    const quietSince = new Date(work.now.getTime() - leftoverAfterMs)
    if (media?.situacao === 'ENVIANDO' && media.alteradoEm > quietSince) {
      const startAfter = new Date(media.alteradoEm.getTime() + leftoverAfterMs)
      await enqueue(work, leftoverQueue, data, { startAfter })
      return new Set(data.nomes)
    }
    return findKnownNames(work, data.nomes)
  })
  for (const name of data.nomes) if (!known.has(name)) await files.remove(call.church, name)
}

/** Removes an upload that was never finished and received nothing for a week. */
export async function removeAbandoned(call: ChurchCall, id: string): Promise<void> {
  await call.inChurch(async (work) => {
    const media = await lockMediaRow(work, id)
    if (media?.situacao !== 'ENVIANDO') return
    const endsAt = new Date(media.alteradoEm.getTime() + abandonedAfterMs)
    if (endsAt <= work.now) await dropMedia(work, id)
    else await enqueue(work, abandonedQueue, { midia: id }, { startAfter: endsAt })
  })
}
