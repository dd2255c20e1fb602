import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ImageFormat, imageAt, variantWidths } from '@narthex/contract/media/image-address'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { findFile } from '../files/files.queries.ts'
import { namesOfFile, removeLeftovers } from '../files/keeping.service.ts'
import { drawAvif } from './image-drawing.service.ts'

export interface OpenImage {
  readonly format: ImageFormat
  readonly bytes: Readable
}

/**
 * A variant of a picture of this church's; undefined where there is none. Where the lighter format is still being drawn,
 * or would be heavier, it is the other one.
 */
export async function openImage(
  { files }: Platform,
  church: ChurchScope,
  { codigo, width, format }: { codigo: string; width: number; format: ImageFormat },
): Promise<OpenImage | undefined> {
  const formats: ImageFormat[] = format === 'avif' ? ['avif', 'webp'] : ['webp']
  for (const format of formats) {
    const bytes = await files.get(church, `${codigo}_${width}.${format}`)
    if (bytes) return { format, bytes }
  }
  return undefined
}

/** Draws a picture in the lighter format, width by width, where that is lighter. */
export async function drawLighter(platform: Platform, church: ChurchScope, codigo: string): Promise<void> {
  const { database, files } = platform
  const file = await database.inScope(church, (tx) => findFile(church, tx, codigo))
  const image = file && imageAt(file.endereco)
  const largest = image && (await files.get(church, `${codigo}_${image.width}.webp`))
  if (!largest) return
  const webp = await buffer(largest)
  for (const width of variantWidths(image.width)) {
    const avif = await drawAvif(webp, width)
    const weight = (await files.stat(church, `${codigo}_${width}.webp`)) ?? 0
    if (avif.byteLength < weight) await files.put(church, `${codigo}_${width}.avif`, new Blob([avif]))
  }
  // Removed meanwhile, it leaves nothing.
  await removeLeftovers(platform, church, { codigo, nomes: namesOfFile(file) })
}
