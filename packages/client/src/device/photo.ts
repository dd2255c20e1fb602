/** Enough for whatever is drawn of it, and little enough for a phone to turn, show and send at once. */
const longestSide = 2048

/** A photo as the browser has read it: upright, of a size that can be worked with. Rejects for what is no picture. */
export async function readPhoto(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)))
  const photo = createCanvas(width ?? 1, height ?? 1)
  const context = openContext(photo)
  // What can be seen through is white here: a JPEG would make it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, photo.width, photo.height)
  context.drawImage(bitmap, 0, 0, photo.width, photo.height)
  bitmap.close()
  return photo
}

/** Encodes a photo as a JPEG file for upload: a few hundred kilobytes, whatever the size of the original. */
export async function photoFile(photo: HTMLCanvasElement): Promise<File> {
  const blob = await new Promise<Blob | null>((resolve) => photo.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('The browser drew no picture')
  return new File([blob], 'photo.jpg', { type: blob.type })
}

/** Encodes a photo as a data URL, which the page's content security policy allows for images. */
export function toDataUrl(photo: HTMLCanvasElement): string {
  return photo.toDataURL('image/jpeg', 0.9)
}

export function createCanvas(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

export function openContext(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser gives no canvas')
  return context
}
