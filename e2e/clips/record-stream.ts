import type { Page } from '@playwright/test'

interface Part {
  readonly type: string
  readonly body: Buffer
}

/** A stream (HLS) of about two seconds by its paths, which the page itself records: no film is kept for it. */
export async function recordStream(page: Page): Promise<Map<string, Part>> {
  const bytes = Buffer.from(await page.evaluate(record), 'base64')
  // What describes the film, and then its pieces: the boxes of a fragmented MP4.
  let init = 0
  for (let at = 0; at + 8 <= bytes.length && init === 0; at += bytes.readUInt32BE(at)) {
    if (bytes.toString('latin1', at + 4, at + 8) === 'moof') init = at
  }
  const playlist = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:3',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    '#EXT-X-MAP:URI="init.mp4"',
    '#EXTINF:2.0,',
    'piece.m4s',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n')
  return new Map([
    ['/a/index.m3u8', { type: 'application/vnd.apple.mpegurl', body: Buffer.from(playlist) }],
    ['/a/init.mp4', { type: 'video/mp4', body: bytes.subarray(0, init) }],
    ['/a/piece.m4s', { type: 'video/mp4', body: bytes.subarray(init) }],
  ])
}

/** Runs in the page. */
async function record(): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = 160
  canvas.height = 90
  const paint = canvas.getContext('2d')
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/mp4;codecs=avc1.42E01E' })
  const pieces: Blob[] = []
  recorder.ondataavailable = ({ data }) => pieces.push(data)
  const isOver = new Promise((resolve) => {
    recorder.onstop = resolve
  })
  recorder.start()
  for (let frame = 0; frame < 20; frame++) {
    if (paint) paint.fillStyle = `hsl(${frame * 18} 70% 50%)`
    paint?.fillRect(0, 0, 160, 90)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  recorder.stop()
  await isOver
  const bytes = new Uint8Array(await new Blob(pieces).arrayBuffer())
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}
