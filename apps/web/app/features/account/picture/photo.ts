/** Enough for any square that is kept, and little enough for a phone to turn and show at once. */
const longestSide = 2048
const squareSide = 1024

/** A photo as the browser has read it: upright, of a size that can be worked with. Rejects for what is no picture. */
export async function readPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const photo = canvasOf(width ?? 1, height ?? 1)
  const context = contextOf(photo)
  // What can be seen through is white here: a JPEG would make it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, photo.width, photo.height)
  context.drawImage(bitmap, 0, 0, photo.width, photo.height)
  bitmap.close()
  return photo
}

/** The photo turned by a quarter. */
export function turned(photo: HTMLCanvasElement, direction: 'left' | 'right'): HTMLCanvasElement {
  const turnedPhoto = canvasOf(photo.height, photo.width)
  const context = contextOf(turnedPhoto)
  context.translate(turnedPhoto.width / 2, turnedPhoto.height / 2)
  context.rotate(direction === 'left' ? -Math.PI / 2 : Math.PI / 2)
  context.drawImage(photo, -photo.width / 2, -photo.height / 2)
  return turnedPhoto
}

/** Of a photo, in its pixels. */
export interface Square {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws a square of a photo over all of a canvas. */
export function drawSquare(photo: HTMLCanvasElement, { x, y, width, height }: Square, onto: HTMLCanvasElement): void {
  contextOf(onto).drawImage(photo, x, y, width, height, 0, 0, onto.width, onto.height)
}

/** The square as a file to be sent: a few hundred kilobytes, whatever the photo weighed. */
export async function squareFile(photo: HTMLCanvasElement, square: Square): Promise<File> {
  const side = Math.min(squareSide, Math.round(square.width))
  const canvas = canvasOf(side, side)
  drawSquare(photo, square, canvas)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('The browser drew no picture')
  return new File([blob], 'photo.jpg', { type: blob.type })
}

/** As an address that the page's policy lets an image have. */
export function addressOf(photo: HTMLCanvasElement): string {
  return photo.toDataURL('image/jpeg', 0.9)
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  return context
}
