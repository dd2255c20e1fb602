/** The data of an image in its address, so that pages can be laid out without a look-up. */
export interface ImageAddress {
  readonly codigo: string
  /** Of the largest variant, in pixels. */
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

export function imageAddress({ codigo, width, height, colours }: ImageAddress): string {
  return `/media/images/${codigo}_${width}x${height}${colours ? `_${colours}` : ''}.webp`
}

const whole = /^\/media\/images\/([\w-]{22})_([1-9]\d{0,3})x([1-9]\d{0,3})(?:_([\w+]{48}))?\.webp$/

/** The inverse of `imageAddress`; undefined for any other address. */
export function imageAt(address: string): ImageAddress | undefined {
  const [found, codigo = '', width, height, colours] = whole.exec(address) ?? []
  return found ? { codigo, width: Number(width), height: Number(height), colours } : undefined
}

/** The path of a variant, for `srcset`. */
export function variantAddress({ codigo }: ImageAddress, width: number, format: ImageFormat): string {
  return `/media/images/${codigo}_${width}.${format}`
}

const variant = /^([\w-]{22})_([1-9]\d{0,3})\.(avif|webp)$/

/** The variant with a file name below `/media/images/`; an image's own address is its largest variant as WebP. */
export function variantNamed(name: string): { codigo: string; width: number; format: ImageFormat } | undefined {
  const image = imageAt(`/media/images/${name}`)
  if (image) return { codigo: image.codigo, width: image.width, format: 'webp' }
  const [, codigo, width, format] = variant.exec(name) ?? []
  return codigo ? { codigo, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' } : undefined
}
