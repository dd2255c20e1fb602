import type { Crop } from '@narthex/contract/media/file.schemas'

export const cropShapes = ['own', 'wide', 'classic', 'square', 'tall'] as const
export type CropShape = (typeof cropShapes)[number]

const ratios: Readonly<Record<Exclude<CropShape, 'own'>, number>> = {
  wide: 16 / 9,
  classic: 4 / 3,
  square: 1,
  tall: 3 / 4,
}

interface Size {
  readonly largura: number | null
  readonly altura: number | null
}

const ownRatio = ({ largura, altura }: Size) => (largura && altura ? largura / altura : 1)

/** Width by height of a crop of this shape. */
export const cropRatio = (shape: CropShape, size: Size): number => (shape === 'own' ? ownRatio(size) : ratios[shape])

/** The shape that a crop was made with; the own one where it is none of the others. */
export function findShape(crop: Crop | null, size: Size): CropShape {
  if (!crop) return 'own'
  const ratio = ownRatio(size) * (crop.largura / crop.altura)
  return cropShapes.find((shape) => Math.abs(cropRatio(shape, size) - ratio) < 0.02) ?? 'own'
}
