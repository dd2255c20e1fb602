import { DiskFullError } from '../../../../platform/errors/unavailable.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { lockMediaRow, updateMedia } from '../uploads/media.queries.ts'
import { conversionQueue } from '../uploads/uploads.jobs.ts'
import { foundDiskFull } from './ffmpeg.rules.ts'
import { type ProgramRun, type RunOptions, runFfmpeg } from './ffmpeg-run.service.ts'

export type RoomNeeds = Needs<'log'>

/** How long a conversion waits before it looks for room on the disk again. */
const roomMs = 10 * 60_000

/** Runs the program. Throws DiskFullError where it found no room for what it makes. */
export async function runForRoom(path: string, args: readonly string[], options: RunOptions): Promise<ProgramRun> {
  const run = await runFfmpeg(path, args, options)
  if (foundDiskFull(run)) throw new DiskFullError('The disk has no room for a conversion')
  return run
}

/**
 * Plans a conversion again that found the disk full, and tells the staff why it waits. It has failed by no fault of the
 * video: a new job has all its tries.
 */
export async function waitForRoom({ log }: RoomNeeds, call: ChurchCall, midia: string): Promise<void> {
  log.warn({ church: call.church.key, video: midia }, 'The disk is full: the conversion of a video waits for room')
  await call.inChurch(async (work) => {
    if ((await lockMediaRow(work, midia))?.situacao !== 'CONVERTENDO') return
    await updateMedia(work, midia, { recusa: 'SEM_ESPACO', progresso: 0 })
    const startAfter = new Date(work.now.getTime() + roomMs)
    await enqueue(work, conversionQueue, { midia }, { startAfter })
  })
}
