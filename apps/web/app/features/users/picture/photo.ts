import { createCanvas, openContext, photoFile } from '@narthex/client/device/photo'

/** Enough for any square that is kept. */
const squareSide = 1024

/** The photo turned by a quarter. */
export function turned(photo: HTMLCanvasElement, direction: 'left' | 'right'): HTMLCanvasElement {
  const turnedPhoto = createCanvas(photo.height, photo.width)
  const context = openContext(turnedPhoto)
  context.translate(turnedPhoto.width / 2, turnedPhoto.height / 2)
  context.rotate(direction === 'left' ? -Math.PI / 2 : Math.PI / 2)
  context.drawImage(photo, -photo.width / 2, -photo.height / 2)
  return turnedPhoto
}

/** Section of a photo, in its pixels. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws a square of a photo over all of a canvas. */
export function drawSquare(photo: HTMLCanvasElement, { x, y, width, height }: Square, onto: HTMLCanvasElement): void {
  openContext(onto).drawImage(photo, x, y, width, height, 0, 0, onto.width, onto.height)
}

/** The square as a file to be sent. */
export async function squareFile(photo: HTMLCanvasElement, square: Square): Promise<File> {
  const side = Math.min(squareSide, Math.round(square.width))
  const canvas = createCanvas(side, side)
  drawSquare(photo, square, canvas)
  return photoFile(canvas)
}
