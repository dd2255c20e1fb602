import { imageAt, variantAddress, variantWidths } from '@narthex/contract/media/image-address'

/** Room for a logo in the head of a letter, in pixels. */
const room = { width: 160, height: 44 } as const

/** A church's logo as mail programs show it: the address of a small file, and the size that it takes. */
export interface LetterLogo {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** The logo of a church's look; undefined where it has none, or one of another site: a letter fetches nothing from others. */
export function letterLogo(logo: string | null, origin: string): LetterLogo | undefined {
  const image = logo === null ? undefined : imageAt(logo)
  if (!image) return undefined
  const scale = Math.min(room.width / image.width, room.height / image.height)
  const smallest = variantWidths(image.width)[0] ?? image.width
  return {
    src: `${origin}${variantAddress(image, smallest, 'webp')}`,
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  }
}
