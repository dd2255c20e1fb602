/** A point of an image in percent of its width and height. */
export interface FocalPoint {
  readonly x: number
  readonly y: number
}

/** Notes of a church's staff on an image. */
export interface ImageMeaning {
  /** Where its subject is: each crop keeps that point in sight. The middle without one. */
  readonly foco?: FocalPoint | undefined
  /** Description of the picture, for people who do not see it. */
  readonly textoAlternativo?: string | undefined
}

/** The data of an image in its address, so that pages can be laid out without a look-up. */
export interface ImageAddress extends ImageMeaning {
  readonly codigo: string
  /** Size of the largest variant, in pixels. */
  readonly width: number
  readonly height: number
  /** A blur of 4 × 3 colours: 36 bytes in bitmap order, in base64 with `_` for `/`. None for transparent images. */
  readonly colours: string | undefined
}

const widths = [320, 640, 960, 1280, 1920] as const
export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]
/** Pixels of the largest variant. */
export const largestImage = { width: 1920, height: 3840 } as const

/** The widths of an image's variants, smallest first; none exceeds the original. */
export function variantWidths(width: number): number[] {
  return [...widths.filter((narrower) => narrower < width), width]
}

/** The notes on an image stand behind `#`: browsers do not send it, so that its files keep their addresses. */
export function imageAddress({ codigo, width, height, colours, ...meaning }: ImageAddress): string {
  return `/media/images/${codigo}_${width}x${height}${colours ? `_${colours}` : ''}.webp${asFragment(meaning)}`
}

function asFragment({ foco, textoAlternativo }: ImageMeaning): string {
  if (!foco && !textoAlternativo) return ''
  return `#${foco ? `${foco.x},${foco.y}` : ''}${textoAlternativo ? `;${encodeText(textoAlternativo)}` : ''}`
}

/** An apostrophe would end an address in some places. */
export const encodeText = (text: string) => encodeURIComponent(text).replaceAll("'", '%27')

const whole =
  /^\/media\/images\/([\w-]{22})_([1-9]\d{0,3})x([1-9]\d{0,3})(?:_([\w+]{48}))?\.webp(?:#(?:(100|[1-9]?\d),(100|[1-9]?\d))?(?:;([\w.!~*()%-]+))?)?$/

/** The inverse of `imageAddress`; undefined for any other address. */
export function imageAt(address: string): ImageAddress | undefined {
  const [found, codigo = '', width, height, colours, x, y, text] = whole.exec(address) ?? []
  if (!found) return undefined
  const foco = x && y ? { x: Number(x), y: Number(y) } : undefined
  return { codigo, width: Number(width), height: Number(height), colours, foco, textoAlternativo: decodeText(text) }
}

function decodeText(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * An image's address for other programs: link previews, search engines, feeds. Without the fragment, which says something to
 * this product alone. Undefined where there is no image, or no address.
 */
export function absoluteImage(address: string | null | undefined, origin: string): string | undefined {
  const url = address ? URL.parse(address, origin) : null
  if (url) url.hash = ''
  return url?.href
}

/** The path of a variant, for `srcset`. */
export function variantAddress({ codigo }: ImageAddress, width: number, format: ImageFormat): string {
  return `/media/images/${codigo}_${width}.${format}`
}

/** The path of an image as JPEG, for programs that read no other: podcast apps. */
export const jpegAddress = ({ codigo, width }: ImageAddress): string => `/media/images/${codigo}_${width}.jpg`

const jpeg = /^([\w-]{22})_([1-9]\d{0,3})\.jpg$/

/** The inverse of `jpegAddress`, of a file name below `/media/images/`. */
export function jpegNamed(name: string): { codigo: string; width: number } | undefined {
  const [, codigo, width] = jpeg.exec(name) ?? []
  return codigo ? { codigo, width: Number(width) } : undefined
}

const variant = /^([\w-]{22})_([1-9]\d{0,3})\.(avif|webp)$/

/** The variant with a file name below `/media/images/`; an image's own address is its largest variant as WebP. */
export function variantNamed(name: string): { codigo: string; width: number; format: ImageFormat } | undefined {
  const image = imageAt(`/media/images/${name}`)
  if (image) return { codigo: image.codigo, width: image.width, format: 'webp' }
  const [, codigo, width, format] = variant.exec(name) ?? []
  return codigo ? { codigo, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' } : undefined
}
