/** The squares that a picture is kept as, in pixels: for a card or a profile, and for beside a name. */
export const pictureSides = [512, 128] as const
export type PictureSide = (typeof pictureSides)[number]

/** The path of a picture's largest square, which is what `imagem` of a member holds. */
export function pictureAddress(codigo: string, side: PictureSide = 512): string {
  return `/media/${codigo}-${side}.webp`
}

const address = /^\/media\/([\w-]{22})-(\d{3})\.webp$/

/** What a path of `pictureAddress` names; undefined for any other. */
export function pictureAt(path: string): { codigo: string; side: PictureSide } | undefined {
  const [, codigo, digits] = address.exec(path) ?? []
  const side = pictureSides.find((side) => side === Number(digits))
  return codigo && side ? { codigo, side } : undefined
}

/** The small square of a member's picture; any other address as it is. */
export function smallPicture(imagem: string): string {
  const found = pictureAt(imagem)
  return found ? pictureAddress(found.codigo, 128) : imagem
}
