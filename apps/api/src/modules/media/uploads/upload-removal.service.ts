import { hourMs } from '@narthex/contract/durations'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { pieceQueue, uploadEndQueue } from './uploads.jobs.ts'
import {
  deletePieces,
  deleteUpload,
  findKnownNames,
  findUpload,
  listPieceNames,
  lockUpload,
} from './uploads.queries.ts'

/** An upload that received nothing for so long has been given up; one that is finished is forgotten by then. */
export const abandonedAfterMs = 7 * 24 * hourMs
/** No single request stores pieces for longer. */
export const leftoverAfterMs = hourMs

/** Removes an upload within the caller's transaction; a job removes its bytes. */
export async function dropUpload(work: ChurchWork, id: string): Promise<void> {
  await dropPieces(work, id)
  await deleteUpload(work, id)
}

/** Removes the pieces of an upload in the same way. */
export async function dropPieces(work: ChurchWork, id: string): Promise<void> {
  const nomes = await listPieceNames(work, id)
  await deletePieces(work, id)
  if (nomes.length > 0) await enqueue(work, pieceQueue, { envio: id, nomes })
}

/** Removes stored pieces without a row, once the upload that may still store them has rested for an hour. */
export async function removePieces(
  { files }: Needs<'files'>,
  call: ChurchCall,
  data: { envio: string; nomes: string[] },
): Promise<void> {
  const known = await call.inChurch(async (work) => {
    const upload = await findUpload(work, data.envio)
    const quietSince = new Date(work.now.getTime() - leftoverAfterMs)
    if (upload && upload.arquivoCodigo === null && upload.alteradoEm > quietSince) {
      const startAfter = new Date(upload.alteradoEm.getTime() + leftoverAfterMs)
      await enqueue(work, pieceQueue, data, { startAfter })
      return new Set(data.nomes)
    }
    return findKnownNames(work, data.nomes)
  })
  for (const name of data.nomes) if (!known.has(name)) await files.remove(call.church, name)
}

/** Removes an upload that received nothing for a week, finished or not. */
export async function removeOldUpload(call: ChurchCall, id: string): Promise<void> {
  await call.inChurch(async (work) => {
    const upload = await lockUpload(work, id)
    if (!upload) return
    const endsAt = new Date(upload.alteradoEm.getTime() + abandonedAfterMs)
    if (endsAt <= work.now) await dropUpload(work, id)
    else await enqueue(work, uploadEndQueue, { envio: id }, { startAfter: endsAt })
  })
}
