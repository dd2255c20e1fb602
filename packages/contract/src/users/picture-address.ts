/** The sizes of a picture in pixels: for cards and profiles, and for lists. */
export const pictureSides = [512, 128] as const
export type PictureSide = (typeof pictureSides)[number]

/** The path of a picture; its largest size is the `imagem` of a member. */
export function pictureAddress(codigo: string, side: PictureSide = 512): string {
  return `/media/${codigo}-${side}.webp`
}

const address = /^\/media\/([\w-]{22})-(\d{3})\.webp$/

/** The inverse of `pictureAddress`; undefined for any other path. */
export function pictureAt(path: string): { codigo: string; side: PictureSide } | undefined {
  const [, codigo, digits] = address.exec(path) ?? []
  const side = pictureSides.find((side) => side === Number(digits))
  return codigo && side ? { codigo, side } : undefined
}

/** The small size of a member's picture; any other address unchanged. */
export function smallPicture(imagem: string): string {
  const found = pictureAt(imagem)
  return found ? pictureAddress(found.codigo, 128) : imagem
}
