import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { hourMs } from '@narthex/contract/durations'
import { isDiskFull, isUnavailable } from '../../../../platform/errors/unavailable.ts'
import { createOwnCall } from '../../../../platform/http/route.ts'
import { enqueue } from '../../../../platform/jobs/jobs.ts'
import type { Job } from '../../../../platform/jobs/worker.ts'
import type { Needs } from '../../../../platform/platform.ts'
import type { ChurchCall } from '../../../../platform/work/transactions.ts'
import { storeImage } from '../../../media/images/images.editing.service.ts'
import { listPieces } from '../delivery/delivery.queries.ts'
import { findMedia, updateMedia } from '../uploads/media.queries.ts'
import { conversionQueue } from '../uploads/uploads.jobs.ts'
import { type ConvertedMedia, giveUp, refuse, settle } from './conversion-results.service.ts'
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

export type ConversionNeeds = RoomNeeds & Needs<'files' | 'videos'>

/** The longest that one conversion may take, and what goes before and after it. */
const timeouts = { conversionMs: 6 * hourMs, shortMs: 60_000 }
/** How long a waiting conversion rests while another one runs in this process. */
const busyMs = 60_000
/** Failures after which a video stays as it was sent. */
const maxAttempts = 3
/** Steps in which the progress is written down, in per cent. */
const progressStep = 5

/** Converts videos to HLS, one at a time. A conversion that is killed halfway begins again with its job. */
export function createConverter(platform: ConversionNeeds) {
  const { videos } = platform
  let isBusy = false
  return async (
    call: ChurchCall,
    { data: { midia }, attempt }: Pick<Job<{ midia: string }>, 'data' | 'attempt'>,
  ): Promise<void> => {
    const media = await call.inChurch((work) => findMedia(work, midia))
    if (media?.situacao !== 'CONVERTENDO') return
    if (videos.ffmpegPath === undefined || attempt > maxAttempts) return giveUp(call, media)
    if (isBusy) {
      const startAfter = new Date(call.clock().getTime() + busyMs)
      await call.inChurch((work) => enqueue(work, conversionQueue, { midia }, { startAfter }))
      return
    }
    isBusy = true
    const folder = await mkdtemp(join(tmpdir(), 'narthex-video-'))
    try {
      await convertIn(folder, { platform, call, media, ffmpegPath: videos.ffmpegPath })
    } catch (error) {
      if (!isDiskFull(error)) throw error
      await waitForRoom(platform, call, midia)
    } finally {
      isBusy = false
      await rm(folder, { recursive: true, force: true }).catch(() => {})
    }
  }
}

interface Conversion extends ConvertedMedia {
  readonly platform: ConversionNeeds
  readonly ffmpegPath: string
}

async function convertIn(folder: string, conversion: Conversion): Promise<void> {
  const { call, media, ffmpegPath } = conversion
  const input = join(folder, 'input')
  if (!(await fetchOriginal(conversion, input))) return
  const { errors } = await runFfmpeg(ffmpegPath, probeArguments(input), { timeoutMs: timeouts.shortMs })
  const video = readProbe(errors)
  if (!video) return refuse(call, media)
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
async function fetchOriginal({ platform, call, media }: Conversion, path: string): Promise<boolean> {
  const pieces = await call.inChurch((work) => listPieces(work, media.id))
  const own = pieces.filter(({ caminho }) => caminho === media.tipo)
  const bytes = async function* () {
    for (const { nome } of own) {
      const piece = await platform.files.get(call.church, nome)
      if (!piece) throw new Error('A piece of a video is missing from the file store')
      yield* piece
    }
  }
  if (own.length > 0) await pipeline(Readable.from(bytes(), { objectMode: false }), createWriteStream(path))
  return own.length > 0
}

function writeProgress({ call, media }: Conversion, video: ProbedVideo): (line: string) => void {
  let written = 0
  return (line) => {
    const percent = readProgress(line, video)
    if (percent === undefined || percent < written + progressStep) return
    written = percent
    // Only shown to staff: the conversion goes on without it.
    call.inChurch((work) => updateMedia(work, media.id, { progresso: percent })).catch(() => {})
  }
}

/** The address of a picture of the video; null where none could be taken. */
async function takePoster(
  { platform, call, media, ffmpegPath }: Conversion,
  { input, folder, video }: { readonly input: string; readonly folder: string; readonly video: ProbedVideo },
): Promise<string | null> {
  const path = join(folder, 'poster.jpg')
  const { code } = await runForRoom(ffmpegPath, posterArguments(input, path, video), { timeoutMs: timeouts.shortMs })
  if (code !== 0) return null
  try {
    const { endereco } = await storeImage(platform, createOwnCall(call), new Uint8Array(await readFile(path)), {
      name: media.nome,
    })
    return endereco
  } catch (error) {
    // Drawn with the next attempt.
    if (isUnavailable(error)) throw error
    return null
  }
}
