import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { hourMs } from '@narthex/contract/durations'
import { isDiskFull } from '../../../../platform/errors/unavailable.ts'
import { newFileCode } from '../../../../platform/files/file-codes.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { pieceBytes } from '../../../../platform/uploads/append-pieces.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { forgetPath, insertPieces, lockMediaRow, type MediaRow, updateMedia } from '../uploads/media.queries.ts'
import { dropFileOfMedia } from '../uploads/media-removal.service.ts'
import { leftoverQueue, originalQueue } from '../uploads/uploads.jobs.ts'
import { masterPlaylist, type ProbedVideo } from './ffmpeg.rules.ts'

type ResultNeeds = Needs<'files'>

/** Pieces of a conversion that no row names are removed then. */
const settledAfterMs = 6 * hourMs
/** No playback goes on for longer: then what the video was before is removed. */
const originalKeptMs = 24 * hourMs

/** A video that is converted. */
export interface ConvertedMedia {
  readonly platform: ResultNeeds
  readonly call: ChurchCall
  readonly media: MediaRow
}

interface Output {
  readonly output: string
  readonly names: readonly string[]
  readonly video: ProbedVideo
  readonly poster: string | null
}

/** Stores what was made and plays it from now on; playbacks that go on keep the original for a day. */
export async function settle(
  { platform: { files }, call, media }: ConvertedMedia,
  { output, names, video, poster }: Output,
): Promise<void> {
  const { church } = call
  const contents = await Promise.all(
    names.map(async (caminho) => ({ caminho, content: await openAsBlob(join(output, caminho)) })),
  )
  const pieces = contents.flatMap(({ caminho, content }) =>
    Array.from({ length: Math.ceil(content.size / pieceBytes) }, (_, at) => {
      const part = content.slice(at * pieceBytes, (at + 1) * pieceBytes)
      return { caminho, inicio: at * pieceBytes, part, nome: newFileCode(church) }
    }),
  )
  await call.inChurch((work) => {
    const startAfter = new Date(work.now.getTime() + settledAfterMs)
    return enqueue(work, leftoverQueue, { midia: media.id, nomes: pieces.map(({ nome }) => nome) }, { startAfter })
  })
  try {
    for (const { nome, part } of pieces) await files.put(church, nome, part)
  } catch (error) {
    // What is stored already takes the room that the rest lacks.
    if (isDiskFull(error)) for (const { nome } of pieces) await files.remove(church, nome).catch(() => {})
    throw error
  }

  await call.inChurch(async (work) => {
    const current = await lockMediaRow(work, media.id)
    if (current?.situacao !== 'CONVERTENDO' || current.tipo === null) return
    await insertPieces(
      work,
      pieces.map(({ part, ...piece }) => ({ ...piece, mediaId: media.id, bytes: part.size })),
    )
    const bytes = pieces.reduce((sum, { part }) => sum + part.size, 0)
    await updateMedia(work, media.id, {
      situacao: 'PRONTA',
      recusa: null,
      formato: 'HLS',
      tipo: masterPlaylist,
      progresso: 100,
      poster,
      bytes,
      recebidos: bytes,
      duracaoSegundos: Math.round(video.durationSeconds),
    })
    const original = { midia: media.id, caminho: current.tipo }
    await enqueue(work, originalQueue, original, {
      startAfter: new Date(work.now.getTime() + originalKeptMs),
    })
    work.afterCommit({ ended: [media.id] })
  })
}

/** The program finds nothing in it that plays: its bytes are removed, its row tells why. */
export async function refuse(call: ChurchCall, { id }: MediaRow): Promise<void> {
  await call.inChurch(async (work) => {
    const media = await lockMediaRow(work, id)
    if (media?.situacao !== 'CONVERTENDO' || media.tipo === null) return
    await updateMedia(work, id, { situacao: 'RECUSADA', recusa: 'NAO_E_VIDEO', formato: null })
    await dropFileOfMedia(work, { id, path: media.tipo })
  })
}

/** Gives a conversion up: the video plays as it was sent. */
export async function giveUp(call: ChurchCall, { id }: MediaRow): Promise<void> {
  await call.inChurch(async (work) => {
    if ((await lockMediaRow(work, id))?.situacao !== 'CONVERTENDO') return
    await updateMedia(work, id, { situacao: 'PRONTA', recusa: 'NAO_CONVERTE', progresso: 0 })
  })
}

/** Removes what a video was before its conversion. Playbacks that still name it go on with what it became. */
export async function removeOriginal(
  call: ChurchCall,
  { midia, caminho }: { readonly midia: string; readonly caminho: string },
): Promise<void> {
  await call.inChurch(async (work) => {
    const media = await lockMediaRow(work, midia)
    if (!media || media.tipo === caminho) return
    await dropFileOfMedia(work, { id: midia, path: caminho })
    await forgetPath(work, midia, caminho)
  })
}
