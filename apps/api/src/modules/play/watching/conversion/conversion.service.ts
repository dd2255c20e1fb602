import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isDiskFull, isUnavailable } from '../../../../platform/errors/unavailable.ts'
import { newFileCode } from '../../../../platform/files/file-codes.ts'
import { createOwnCall } from '../../../../platform/http/route.ts'
import type { Job } from '../../../../platform/jobs/worker.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchScope } from '../../../../platform/scope/scope.ts'
import { storeImage } from '../../../media/images/images.editing.service.ts'
import { listPieces } from '../delivery/delivery.queries.ts'
import {
  findMedia,
  forgetPath,
  insertPieces,
  lockMediaRow,
  type MediaRow,
  updateMedia,
} from '../uploads/media.queries.ts'
import { dropFileOfMedia } from '../uploads/media-removal.service.ts'
import { conversionQueue, leftoverQueue, originalQueue } from '../uploads/uploads.jobs.ts'
import { pieceBytes } from '../uploads/uploads.service.ts'
import {
  conversionArguments,
  masterPlaylist,
  type ProbedVideo,
  posterArguments,
  probeArguments,
  readProbe,
  readProgress,
} from './ffmpeg.rules.ts'
import { runFfmpeg } from './ffmpeg-run.service.ts'
import { type RoomNeeds, runForRoom, waitForRoom } from './room.service.ts'

export type ConversionNeeds = RoomNeeds & Needs<'clock' | 'files' | 'keys' | 'videos'>

const hourMs = 3_600_000
/** The longest that one conversion may take, and what goes before and after it. */
const timeouts = { conversionMs: 6 * hourMs, shortMs: 60_000 }
/** How long a waiting conversion rests while another one runs in this process. */
const busyMs = 60_000
/** Failures after which a video stays as it was sent. */
const maxAttempts = 3
/** Steps in which the progress is written down, in per cent. */
const progressStep = 5
/** Pieces of a conversion that no row names are removed then. */
const settledAfterMs = 6 * hourMs
/** No playback goes on for longer: then what the video was before is removed. */
const originalKeptMs = 24 * hourMs

/** Converts videos to HLS, one at a time. A conversion that is killed halfway begins again with its job. */
export function createConverter(platform: ConversionNeeds) {
  const { videos, transactions, jobs, clock } = platform
  let isBusy = false
  return async (
    church: ChurchScope,
    { data: { midia }, attempt }: Pick<Job<{ midia: string }>, 'data' | 'attempt'>,
  ): Promise<void> => {
    const media = await transactions.inChurch(church, (work) => findMedia(work, midia))
    if (media?.situacao !== 'CONVERTENDO') return
    if (videos.ffmpegPath === undefined || attempt > maxAttempts) return giveUp(platform, church, media)
    if (isBusy) {
      const startAfter = new Date(clock().getTime() + busyMs)
      await transactions.inChurch(church, (work) => jobs.enqueue(work, conversionQueue, { midia }, { startAfter }))
      return
    }
    isBusy = true
    const folder = await mkdtemp(join(tmpdir(), 'narthex-video-'))
    try {
      await convertIn(folder, { platform, church, media, ffmpegPath: videos.ffmpegPath })
    } catch (error) {
      if (!isDiskFull(error)) throw error
      await waitForRoom(platform, church, midia)
    } finally {
      isBusy = false
      await rm(folder, { recursive: true, force: true }).catch(() => {})
    }
  }
}

interface Conversion {
  readonly platform: ConversionNeeds
  readonly church: ChurchScope
  readonly media: MediaRow
  readonly ffmpegPath: string
}

async function convertIn(folder: string, conversion: Conversion): Promise<void> {
  const { platform, church, media, ffmpegPath } = conversion
  const input = join(folder, 'input')
  if (!(await fetchOriginal(conversion, input))) return
  const { errors } = await runFfmpeg(ffmpegPath, probeArguments(input), { timeoutMs: timeouts.shortMs })
  const video = readProbe(errors)
  if (!video) return refuse(platform, church, media)
  const output = await mkdtemp(join(folder, 'output-'))
  const { code } = await runForRoom(ffmpegPath, conversionArguments(input, output, video), {
    timeoutMs: timeouts.conversionMs,
    onLine: writeProgress(conversion, video),
  })
  const names = await readdir(output)
  if (code !== 0 || !names.includes(masterPlaylist)) throw new Error('The conversion of a video failed')
  const poster = await takePoster(conversion, { input, folder, video })
  await settle(conversion, { output, names, video, poster })
}

/** False where the video was removed. */
async function fetchOriginal({ platform, church, media }: Conversion, path: string): Promise<boolean> {
  const pieces = await platform.transactions.inChurch(church, (work) => listPieces(work, media.id))
  const own = pieces.filter(({ caminho }) => caminho === media.tipo)
  const bytes = async function* () {
    for (const { nome } of own) {
      const piece = await platform.files.get(church, nome)
      if (!piece) throw new Error('A piece of a video is missing from the file store')
      yield* piece
    }
  }
  if (own.length > 0) await pipeline(Readable.from(bytes(), { objectMode: false }), createWriteStream(path))
  return own.length > 0
}

function writeProgress({ platform, church, media }: Conversion, video: ProbedVideo): (line: string) => void {
  let written = 0
  return (line) => {
    const percent = readProgress(line, video)
    if (percent === undefined || percent < written + progressStep) return
    written = percent
    // Only shown to staff: the conversion goes on without it.
    platform.transactions
      .inChurch(church, (work) => updateMedia(work, media.id, { progresso: percent }))
      .catch(() => {})
  }
}

/** The address of a picture of the video; null where none could be taken. */
async function takePoster(
  { platform, church, media, ffmpegPath }: Conversion,
  { input, folder, video }: { readonly input: string; readonly folder: string; readonly video: ProbedVideo },
): Promise<string | null> {
  const path = join(folder, 'poster.jpg')
  const { code } = await runForRoom(ffmpegPath, posterArguments(input, path, video), { timeoutMs: timeouts.shortMs })
  if (code !== 0) return null
  try {
    const { endereco } = await storeImage(
      platform,
      createOwnCall(platform.transactions, church),
      new Uint8Array(await readFile(path)),
      { name: media.nome },
    )
    return endereco
  } catch (error) {
    // Drawn with the next attempt.
    if (isUnavailable(error)) throw error
    return null
  }
}

interface Output {
  readonly output: string
  readonly names: readonly string[]
  readonly video: ProbedVideo
  readonly poster: string | null
}

/** Stores what was made and plays it from now on; playbacks that go on keep the original for a day. */
async function settle(
  { platform, church, media }: Conversion,
  { output, names, video, poster }: Output,
): Promise<void> {
  const { transactions, files, jobs } = platform
  const contents = await Promise.all(
    names.map(async (caminho) => ({ caminho, content: await openAsBlob(join(output, caminho)) })),
  )
  const pieces = contents.flatMap(({ caminho, content }) =>
    Array.from({ length: Math.ceil(content.size / pieceBytes) }, (_, at) => {
      const part = content.slice(at * pieceBytes, (at + 1) * pieceBytes)
      return { caminho, inicio: at * pieceBytes, part, nome: newFileCode(church) }
    }),
  )
  await transactions.inChurch(church, (work) => {
    const startAfter = new Date(work.now.getTime() + settledAfterMs)
    return jobs.enqueue(work, leftoverQueue, { midia: media.id, nomes: pieces.map(({ nome }) => nome) }, { startAfter })
  })
  try {
    for (const { nome, part } of pieces) await files.put(church, nome, part)
  } catch (error) {
    // What is stored already takes the room that the rest lacks.
    if (isDiskFull(error)) for (const { nome } of pieces) await files.remove(church, nome).catch(() => {})
    throw error
  }

  await transactions.inChurch(church, async (work) => {
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
    await jobs.enqueue(work, originalQueue, original, {
      startAfter: new Date(work.now.getTime() + originalKeptMs),
    })
    work.afterCommit({ ended: [media.id] })
  })
}

/** The program finds nothing in it that plays: its bytes are removed, its row tells why. */
async function refuse(platform: ConversionNeeds, church: ChurchScope, { id }: MediaRow): Promise<void> {
  await platform.transactions.inChurch(church, async (work) => {
    const media = await lockMediaRow(work, id)
    if (media?.situacao !== 'CONVERTENDO' || media.tipo === null) return
    await updateMedia(work, id, { situacao: 'RECUSADA', recusa: 'NAO_E_VIDEO', formato: null })
    await dropFileOfMedia(platform, work, { id, path: media.tipo })
  })
}

/** It plays as it was sent. */
async function giveUp({ transactions }: ConversionNeeds, church: ChurchScope, { id }: MediaRow): Promise<void> {
  await transactions.inChurch(church, async (work) => {
    if ((await lockMediaRow(work, id))?.situacao !== 'CONVERTENDO') return
    await updateMedia(work, id, { situacao: 'PRONTA', recusa: 'NAO_CONVERTE', progresso: 0 })
  })
}

/** Removes what a video was before its conversion. Playbacks that still name it go on with what it became. */
export async function removeOriginal(
  platform: Needs<'transactions' | 'jobs'>,
  church: ChurchScope,
  { midia, caminho }: { readonly midia: string; readonly caminho: string },
): Promise<void> {
  await platform.transactions.inChurch(church, async (work) => {
    const media = await lockMediaRow(work, midia)
    if (!media || media.tipo === caminho) return
    await dropFileOfMedia(platform, work, { id: midia, path: caminho })
    await forgetPath(work, midia, caminho)
  })
}
