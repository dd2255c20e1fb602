import { inflateSync } from 'node:zlib'
import decodeQr from 'qr/decode.js'

const dotsPerPoint = 2
/** White around the code, in dots. */
const quiet = 40

/** Texts of the QR codes in a PDF document, page by page, as a camera reads them. */
export function readPdfQrs(bytes: Uint8Array): string[] {
  return readStreams(Buffer.from(bytes))
    .map(findBoxes)
    .filter((boxes) => boxes.length > 100)
    .map((boxes) => decodeQr(paint(boxes)))
}

/** The compressed streams of a document, as text. */
function readStreams(file: Buffer): string[] {
  const streams: string[] = []
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at)) {
    const end = file.indexOf('endstream', at)
    try {
      streams.push(inflateSync(file.subarray(at + 7, end)).toString('latin1'))
    } catch {
      // Of another kind.
    }
    at = end + 9
  }
  return streams
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Rectangles without rounded corners: only codes are drawn with those. */
const findBoxes = (stream: string): Box[] =>
  [...stream.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, x, y, width, height]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }))

/** The rectangles in black on white. */
function paint(boxes: readonly Box[]): { width: number; height: number; data: Uint8Array } {
  const left = Math.min(...boxes.map(({ x }) => x))
  const top = Math.min(...boxes.map(({ y }) => y))
  const extent = Math.max(...boxes.map(({ x, width }) => x + width)) - left
  const side = Math.ceil(extent * dotsPerPoint) + 2 * quiet
  const data = new Uint8Array(side * side * 4).fill(255)
  const dot = (points: number, from: number) => Math.round((points - from) * dotsPerPoint) + quiet
  for (const { x, y, width, height } of boxes)
    for (let row = dot(y, top); row < dot(y + height, top); row++)
      for (let column = dot(x, left); column < dot(x + width, left); column++)
        data.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3)
  return { width: side, height: side, data }
}
