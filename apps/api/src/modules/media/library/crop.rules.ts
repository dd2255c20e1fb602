import type { Crop } from '@narthex/contract/media/file.schemas'
import type { FocalPoint } from '@narthex/contract/media/image-address'
import type { PixelRectangle } from '../images/image-drawing.service.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const whole: Crop = { x: 0, y: 0, largura: 100, altura: 100 }

const round = (value: number) => Math.round(value * 100) / 100

/** A crop with two decimals, within the picture; null where it is the whole. */
export function tidyCrop(crop: Crop | null): Crop | null {
  if (!crop) return null
  const [x, y] = [round(crop.x), round(crop.y)]
  const [largura, altura] = [
    Math.min(round(crop.largura), round(100 - x)),
    Math.min(round(crop.altura), round(100 - y)),
  ]
  return largura >= 100 && altura >= 100 ? null : { x, y, largura, altura }
}

/** The pixels of a crop: at least one, and none outside the picture. */
export function toPixels({ x, y, largura, altura }: Crop, { width, height }: Size): PixelRectangle {
  const left = Math.min(Math.round((x / 100) * width), width - 1)
  const top = Math.min(Math.round((y / 100) * height), height - 1)
  return {
    left,
    top,
    width: Math.min(Math.max(Math.round((largura / 100) * width), 1), width - left),
    height: Math.min(Math.max(Math.round((altura / 100) * height), 1), height - top),
  }
}

/** Keeps a focal point on what it marks when another part of the picture is shown; none where that is not in sight any more. */
export function moveFocus(focus: FocalPoint | null, former: Crop | null, crop: Crop | null): FocalPoint | null {
  if (!focus) return null
  const [from, to] = [former ?? whole, crop ?? whole]
  const x = ((from.x + (focus.x / 100) * from.largura - to.x) / to.largura) * 100
  const y = ((from.y + (focus.y / 100) * from.altura - to.y) / to.altura) * 100
  const isSeen = x >= 0 && x <= 100 && y >= 0 && y <= 100
  return isSeen ? { x: Math.round(x), y: Math.round(y) } : null
}
