import sharp from 'sharp'
import type { Brand } from './brand.ts'
import { iconSvg } from './icon-svg.ts'
import { shareSvg } from './share-svg.ts'

/** The pictures of a site, by path. */
export const drawings: Readonly<Record<string, (brand: Brand) => Promise<string>>> = {
  // Browsers request it where a page names no icon, and trust its content type.
  '/favicon.ico': (brand) => iconSvg(brand, { size: 48 }),
  '/icon-192.png': (brand) => iconSvg(brand, { size: 192 }),
  '/icon-512.png': (brand) => iconSvg(brand, { size: 512 }),
  '/icon-maskable-512.png': (brand) => iconSvg(brand, { size: 512, isFullBleed: true }),
  '/apple-touch-icon.png': (brand) => iconSvg(brand, { size: 180, isFullBleed: true }),
  '/share.png': shareSvg,
  // The size that podcast directories require.
  '/podcast-cover.png': (brand) => iconSvg(brand, { size: 1400, isFullBleed: true }),
}

/** Draws the picture at a path as PNG. */
export async function draw(path: string, brand: Brand): Promise<Buffer> {
  const svg = await drawings[path]?.(brand)
  if (!svg) throw new Error(`Nothing is drawn for ${path}`)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
