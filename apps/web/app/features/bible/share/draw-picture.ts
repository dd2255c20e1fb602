import type { Look as SiteLook } from '@narthex/contract/churches/looks'
import { coverAddress } from '@narthex/ui/covers/cover-address'
import { fitText, lineHeight } from './fit-text.ts'

export const pictureSize = { width: 1080, height: 1350 } as const
export const looks = ['brand', 'light', 'dark'] as const
export type Look = (typeof looks)[number]

export interface PictureText {
  readonly text: string
  readonly reference: string
  readonly church: string
  /** The church's colour, `#rrggbb`: the background is made of it. */
  readonly colour: string
  /** The look of the church's site. */
  readonly manner: SiteLook
  /** Seed of the drawing; another seed gives another drawing. */
  readonly seed: string
}

const margin = 90
const windowHeight = 430

/** Draws verses as a picture of the church: its look's drawing, the text, where it stands, and the church's name. */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  look: Look,
  picture: PictureText,
  signal: AbortSignal,
): Promise<void> {
  const { width, height } = pictureSize
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  const serif = "'Literata Variable', Georgia, serif"
  const [glass] = await Promise.all([
    loadWindow(picture, signal),
    document.fonts.load(`48px ${serif}`).catch(() => undefined),
  ])
  signal.throwIfAborted()
  canvas.width = width
  canvas.height = height
  const { ground, ink } = lookColours(look)
  pen.fillStyle = ground
  pen.fillRect(0, 0, width, height)
  // As large as the whole, so that it is cut by its own middle.
  if (glass) pen.drawImage(glass, 0, 0, width, windowHeight)
  const fade = pen.createLinearGradient(0, windowHeight - 160, 0, windowHeight)
  fade.addColorStop(0, transparent(ground))
  fade.addColorStop(1, ground)
  pen.fillStyle = fade
  pen.fillRect(0, windowHeight - 160, width, 161)

  const box = { width: width - 2 * margin, height: height - windowHeight - 300 }
  const setSize = (size: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${serif}`
  }
  const fitted = fitText(picture.text, box, (text, size) => {
    setSize(size)
    return pen.measureText(text).width
  })
  pen.fillStyle = ink
  pen.textBaseline = 'alphabetic'
  setSize(fitted.size)
  const step = fitted.size * lineHeight
  const top = windowHeight + 40 + (box.height - fitted.lines.length * step) / 2
  fitted.lines.forEach((line, index) => {
    pen.fillText(line, margin, top + index * step + fitted.size)
  })
  setSize(42, 650)
  pen.fillText(picture.reference, margin, height - 165, width - 2 * margin)
  pen.globalAlpha = 0.75
  pen.font = `500 32px ${getComputedStyle(document.body).fontFamily}`
  pen.fillText(picture.church, margin, height - 100, width - 2 * margin)
  pen.globalAlpha = 1
}

/** The church's drawing, which the server has; without one where it cannot be had. */
async function loadWindow(
  { seed, colour, manner }: PictureText,
  signal: AbortSignal,
): Promise<HTMLImageElement | undefined> {
  try {
    const answer = await fetch(coverAddress(seed, { colour, focus: 'middle', look: manner }), { signal })
    if (!answer.ok) return undefined
    const svg = (await answer.text()).replace(
      'width="100%" height="100%"',
      `width="${pictureSize.width}" height="${windowHeight}"`,
    )
    const image = new Image()
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`
    await image.decode()
    return image
  } catch {
    return undefined
  }
}

/** The church's colours as the page has them, which pass AA, as `rgb()`. */
function lookColours(look: Look): { readonly ground: string; readonly ink: string } {
  if (look === 'light') return { ground: 'rgb(252, 250, 246)', ink: 'rgb(38, 32, 28)' }
  if (look === 'dark') return { ground: 'rgb(24, 22, 24)', ink: 'rgb(238, 233, 226)' }
  const style = getComputedStyle(document.documentElement)
  return { ground: toRgb(style.getPropertyValue('--brand')), ink: toRgb(style.getPropertyValue('--on-brand')) }
}

/** Converts any CSS colour to RGB, as the canvas reads it. */
function toRgb(colour: string): string {
  const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d')
  if (!pen) return colour
  pen.fillStyle = colour
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}

const transparent = (rgb: string) => rgb.replace('rgb(', 'rgba(').replace(')', ', 0)')
