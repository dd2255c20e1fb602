import sharp from 'sharp'
import type { Brand } from './brand.ts'
import { iconSvg } from './icon-svg.ts'
import { shareSvg } from './share-svg.ts'

/** Every picture that is drawn for a site, by its path. */
export const drawings: Readonly<Record<string, (brand: Brand) => Promise<string>>> = {
  // Browsers ask for it by themselves where nothing names an icon, and read what it is from its type.
  '/favicon.ico': (brand) => iconSvg(brand, { size: 48 }),
  '/icon-192.png': (brand) => iconSvg(brand, { size: 192 }),
  '/icon-512.png': (brand) => iconSvg(brand, { size: 512 }),
  '/icon-maskable-512.png': (brand) => iconSvg(brand, { size: 512, isFullBleed: true }),
  '/apple-touch-icon.png': (brand) => iconSvg(brand, { size: 180, isFullBleed: true }),
  '/share.png': shareSvg,
  // As large as the directories of podcasts ask for.
  '/podcast-cover.png': (brand) => iconSvg(brand, { size: 1400, isFullBleed: true }),
}

/** The picture at a path, as PNG. */
export async function draw(path: string, brand: Brand): Promise<Buffer> {
  const svg = await drawings[path]?.(brand)
  if (!svg) throw new Error(`Nothing is drawn for ${path}`)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer()
}
