import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { launchOptions } from './launch-options.ts'

/** The side of the film's pictures, and of what is shown in them. */
const [side, shownSide] = [640, 420]

/** A film that a browser takes for its camera: each time that the camera starts, as the film is then. */
export function openCameraFilm() {
  const path = join(tmpdir(), `narthex-camera-${process.pid}.y4m`)
  const write = (luma: Buffer) => writeFileSync(path, Buffer.concat([header, luma, noColour]))
  write(Buffer.alloc(side * side, 128))
  process.once('exit', () => rmSync(path, { force: true }))
  return {
    launchOptions: {
      ...launchOptions,
      args: [
        ...launchOptions.args,
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${path}`,
      ],
    },
    /** Holds a picture of a page in front of the camera. */
    async show(shown: Locator): Promise<void> {
      const picture = (await shown.screenshot()).toString('base64')
      const luma = await shown.page().evaluate(drawLuma, { picture, side, shownSide })
      write(Buffer.from(luma, 'base64'))
    },
  }
}

/** One picture in the format that Chromium reads, YUV4MPEG2. */
const header = Buffer.from(`YUV4MPEG2 W${side} H${side} F10:1 Ip A1:1 C420jpeg\nFRAME\n`)
const noColour = Buffer.alloc((side * side) / 2, 128)

/** Runs in the page: the picture in the middle of a grey one, its brightness alone. */
async function drawLuma(given: { picture: string; side: number; shownSide: number }): Promise<string> {
  const { picture, side, shownSide } = given
  const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const context = new OffscreenCanvas(side, side).getContext('2d')
  if (!context) throw new Error('Nothing can be drawn')
  context.fillStyle = '#bbb'
  context.fillRect(0, 0, side, side)
  const scale = shownSide / Math.max(image.width, image.height)
  const [width, height] = [image.width * scale, image.height * scale]
  context.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
  const { data } = context.getImageData(0, 0, side, side)
  let luma = ''
  for (let at = 0; at < data.length; at += 4) luma += String.fromCharCode(data[at + 1] ?? 0)
  return btoa(luma)
}
