import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type ImageFormat, imageAt, variantWidths } from '@narthex/contract/media/image-address'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findForm } from '../files/forms.queries.ts'
import { listStoredNames, removeLeftovers } from '../files/keeping.service.ts'
import { drawAvif } from './image-drawing.service.ts'

export interface OpenImage {
  readonly format: ImageFormat
  readonly bytes: Readable
}

/**
 * Opens a variant of a picture. Returns undefined if it does not exist, and WebP instead of AVIF while AVIF is not drawn
 * yet or would be larger.
 */
export async function openImage(
  { files }: Needs<'files'>,
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

/** Draws each width of a picture as AVIF and keeps those that are smaller than WebP. */
export async function drawAvifVariants(platform: Needs<'files'>, call: ChurchCall, codigo: string): Promise<void> {
  const { files } = platform
  const form = await call.inChurch((work) => findForm(work, codigo))
  const image = form && imageAt(form.endereco)
  const largest = image && (await files.get(call.church, `${codigo}_${image.width}.webp`))
  if (!largest) return
  const webp = await buffer(largest)
  for (const width of variantWidths(image.width)) {
    const avif = await drawAvif(webp, width)
    const webpBytes = (await files.stat(call.church, `${codigo}_${width}.webp`)) ?? 0
    if (avif.byteLength < webpBytes) await files.put(call.church, `${codigo}_${width}.avif`, new Blob([avif]))
  }
  // If the picture was removed during the drawing, remove the new variants too.
  await removeLeftovers(platform, call, { codigo, nomes: listStoredNames(form) })
}
