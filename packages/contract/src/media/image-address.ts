/** A picture of a church's content, as its address tells it: no look-up is needed to lay a page out around it. */
export interface ImageAddress {
  readonly codigo: string
  /** Of the largest variant, in pixels. */
  readonly width: number
  readonly height: number
  /** Four by three colours, a blur of it: 36 bytes as a bitmap has them, in base64 with `_` for `/`. None where it lets light through. */
  readonly colours: string | undefined
}

const widths = [320, 640, 960, 1280, 1920] as const
export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]
/** No variant is wider or taller. */
export const largestImage = { width: 1920, height: 3840 } as const

/** The widths that a picture is kept at, the smallest first: none larger than it came. */
export function variantWidths(width: number): number[] {
  return [...widths.filter((narrower) => narrower < width), width]
}

export function imageAddress({ codigo, width, height, colours }: ImageAddress): string {
  return `/media/images/${codigo}_${width}x${height}${colours ? `_${colours}` : ''}.webp`
}

const whole = /^\/media\/images\/([\w-]{22})_([1-9]\d{0,3})x([1-9]\d{0,3})(?:_([\w+]{48}))?\.webp$/

/** What an address of `imageAddress` tells; undefined for any other. */
export function imageAt(address: string): ImageAddress | undefined {
  const [found, codigo = '', width, height, colours] = whole.exec(address) ?? []
  return found ? { codigo, width: Number(width), height: Number(height), colours } : undefined
}

/** Where a variant is, for `srcset`. */
export function variantAddress({ codigo }: ImageAddress, width: number, format: ImageFormat): string {
  return `/media/images/${codigo}_${width}.${format}`
}

const variant = /^([\w-]{22})_([1-9]\d{0,3})\.(avif|webp)$/

/** The variant that a file name below `/media/images/` stands for: an image's own address is its largest, as WebP. */
export function variantNamed(name: string): { codigo: string; width: number; format: ImageFormat } | undefined {
  const image = imageAt(`/media/images/${name}`)
  if (image) return { codigo: image.codigo, width: image.width, format: 'webp' }
  const [, codigo, width, format] = variant.exec(name) ?? []
  return codigo ? { codigo, width: Number(width), format: format === 'avif' ? 'avif' : 'webp' } : undefined
}
