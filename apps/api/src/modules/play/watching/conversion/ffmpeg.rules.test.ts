import { describe, expect, it } from 'vitest'
import { chooseQualities, conversionArguments, foundDiskFull, readProbe, readProgress } from './ffmpeg.rules.ts'

const output = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'input':
  Duration: 01:02:03.50, start: 0.000000, bitrate: 2500 kb/s
  Stream #0:0[0x1](und): Video: h264 (High) (avc1 / 0x31637661), yuv420p(progressive), 1280x720 [SAR 1:1], 25 fps
  Stream #0:1[0x2](und): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, stereo, fltp, 128 kb/s
At least one output file must be specified`
const video = { durationSeconds: 3723.5, height: 720, hasAudio: true }

describe('what the program tells of a file', () => {
  it('is its length, its height and whether it has sound', () => {
    expect(readProbe(output)).toEqual(video)
    expect(readProbe(output.replace(/^.*Audio.*$/m, ''))).toEqual({ ...video, hasAudio: false })
  })

  it.each(['', 'input: Invalid data found when processing input', output.replace('Video:', 'Data:')])(
    'is no video: %j',
    (text) => expect(readProbe(text)).toBeUndefined(),
  )

  it.each([
    ['out_time_us=0', 0],
    ['out_time_us=1861750000', 50],
    ['out_time_us=99999999999', 99],
    ['out_time_ms=5', undefined],
    ['progress=end', undefined],
  ])('%s is %j per cent', (line, percent) => expect(readProgress(line, video)).toBe(percent))
})

describe('a run of the program', () => {
  it.each([
    [228, ''],
    [1, 'av_interleaved_write_frame(): No space left on device\n'],
    [0, '[hls @ 0x1] Error writing v0-00001.ts: Disk quota exceeded\n'],
  ])('that ended with %d and %j found the disk full', (code, errors) =>
    expect(foundDiskFull({ code, errors })).toBe(true),
  )

  it.each([
    [0, ''],
    [1, 'Invalid data found when processing input'],
    [null, ''],
  ])('that ended with %j and %j did not', (code, errors) => expect(foundDiskFull({ code, errors })).toBe(false))
})

describe('a conversion', () => {
  it('makes no quality larger than the video, and one at least', () => {
    const heights = (height: number) => chooseQualities({ ...video, height }).map((quality) => quality.height)
    expect([heights(2160), heights(720), heights(361), heights(241)]).toEqual([
      [360, 720, 1080],
      [360, 720],
      [360],
      [240],
    ])
  })

  it('maps picture and sound once for each quality', () => {
    const args = conversionArguments('in', 'out', video)
    expect(args.filter((arg) => arg === '0:v:0')).toHaveLength(2)
    expect(args).toContain('v:0,a:0 v:1,a:1')
    expect(conversionArguments('in', 'out', { ...video, hasAudio: false })).toContain('v:0 v:1')
  })
})
