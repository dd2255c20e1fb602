/** Properties of a video file as ffmpeg reports them. */
export interface ProbedVideo {
  readonly durationSeconds: number
  readonly height: number
  readonly hasAudio: boolean
}

/** Reads what the program writes about its input; undefined where it finds no picture or no end. */
export function readProbe(text: string): ProbedVideo | undefined {
  const [, hours, minutes, seconds] = /Duration: (\d{2,}):(\d{2}):(\d{2}(?:\.\d+)?)/.exec(text) ?? []
  const picture = text.split('\n').find((line) => line.includes('Video: '))
  const [, height] = /\b\d{2,5}x(\d{2,5})\b/.exec(picture ?? '') ?? []
  const durationSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (!(durationSeconds > 0) || height === undefined) return undefined
  return { durationSeconds, height: Number(height), hasAudio: /\bAudio: /.test(text) }
}

/** How far a conversion is, in whole per cent, by a line of its progress; undefined for any other line. */
export function readProgress(line: string, { durationSeconds }: ProbedVideo): number | undefined {
  const [, microseconds] = /^out_time_us=(\d+)$/.exec(line.trim()) ?? []
  if (microseconds === undefined) return undefined
  return Math.min(99, Math.floor(Number(microseconds) / 1e6 / durationSeconds / 0.01))
}

/** The exit status for ENOSPC: the negative number of the error, as a byte. */
const fullDiskExit = 256 - 28

/** Whether the program could not write for want of room; it may tell of it and succeed all the same, with a part missing. */
export const foundDiskFull = ({ code, errors }: { readonly code: number | null; readonly errors: string }): boolean =>
  code === fullDiskExit || errors.includes('No space left on device') || errors.includes('Disk quota exceeded')

interface Quality {
  readonly height: number
  readonly kilobits: number
}

const qualities: readonly Quality[] = [
  { height: 360, kilobits: 800 },
  { height: 720, kilobits: 2800 },
  { height: 1080, kilobits: 5000 },
]

/** The qualities that a video is converted to: none is larger than the video, and there is one at least. */
export function chooseQualities({ height }: ProbedVideo): readonly Quality[] {
  const fitting = qualities.filter((quality) => quality.height <= height)
  return fitting.length > 0 ? fitting : [{ height: height - (height % 2), kilobits: 800 }]
}

/** The first file that a player asks for. */
export const masterPlaylist = 'stream.m3u8'
export const segmentSeconds = 6

/** The arguments that tell what a file is. */
export const probeArguments = (input: string) => ['-hide_banner', '-nostdin', '-i', input]

/** The arguments that take a picture of a tenth of the way into the video. */
export const posterArguments = (input: string, output: string, { durationSeconds }: ProbedVideo) => [
  '-hide_banner',
  '-nostdin',
  '-v',
  'error',
  '-y',
  '-ss',
  (durationSeconds / 10).toFixed(2),
  '-i',
  input,
  '-frames:v',
  '1',
  '-vf',
  'scale=1280:-2',
  '-q:v',
  '4',
  output,
]

/** The arguments of a conversion to HLS: H.264 and AAC, segments that begin at the same moments in each quality. */
export function conversionArguments(input: string, folder: string, video: ProbedVideo): string[] {
  const chosen = chooseQualities(video)
  return [
    '-hide_banner',
    '-nostdin',
    '-v',
    'error',
    '-y',
    '-progress',
    'pipe:1',
    '-i',
    input,
    ...chosen.flatMap(() => ['-map', '0:v:0', ...(video.hasAudio ? ['-map', '0:a:0'] : [])]),
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-pix_fmt',
    'yuv420p',
    '-sc_threshold',
    '0',
    '-force_key_frames',
    `expr:gte(t,n_forced*${segmentSeconds})`,
    ...chosen.flatMap(({ height, kilobits }, at) => [
      `-filter:v:${at}`,
      `scale=-2:${height}`,
      `-b:v:${at}`,
      `${kilobits}k`,
      `-maxrate:v:${at}`,
      `${kilobits}k`,
      `-bufsize:v:${at}`,
      `${2 * kilobits}k`,
    ]),
    ...(video.hasAudio ? ['-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : []),
    '-f',
    'hls',
    '-hls_time',
    String(segmentSeconds),
    '-hls_playlist_type',
    'vod',
    '-hls_flags',
    'independent_segments',
    '-master_pl_name',
    masterPlaylist,
    '-var_stream_map',
    chosen.map((_, at) => (video.hasAudio ? `v:${at},a:${at}` : `v:${at}`)).join(' '),
    '-hls_segment_filename',
    `${folder}/v%v-%05d.ts`,
    `${folder}/v%v.m3u8`,
  ]
}
