import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { storeFile } from '@narthex/api/modules/media/files/files.editing.service'
import { publishVideo } from '@narthex/api/modules/media/videos/videos.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { plainChurch } from '@narthex/api/testing/plain-church'
import type { GivenVideo } from '@narthex/contract/media/video.form'
import { openProductHere, type ProductHere } from '../product-here.ts'

export interface ClipChurch extends Pick<ProductHere, 'ask'> {
  readonly site: string
  /** A film of half a minute, with captions, at this church's own address. */
  readonly film: { readonly endereco: string; readonly legendas: readonly { idioma: string; url: string }[] }
  /** Publishes a video and tells its path. */
  publish(given: Partial<GivenVideo> & Pick<GivenVideo, 'titulo'>): Promise<string>
  close(): Promise<void>
}

/** A church (`farol`) with a film of its own, in a product of the journey's own. */
export async function openClipChurch(): Promise<ClipChurch> {
  const { platform, siteAddress, ask, close } = await openProductHere()
  const church = await foundChurch(platform, plainChurch('farol'))
  const bytes = new Uint8Array(await readFile(join(import.meta.dirname, '../../demo/src/clips/light.webm')))
  const { endereco } = await storeFile(platform, createOwnCall(platform.transactions.at(church)), {
    name: 'light.webm',
    bytes,
    kind: 'VIDEO',
  })
  const captionBytes = new TextEncoder().encode('WEBVTT\n\n00:00:00.000 --> 00:00:30.000\nLuz que anda\n')
  const captions = await storeFile(platform, createOwnCall(platform.transactions.at(church)), {
    name: 'pt.vtt',
    bytes: captionBytes,
    kind: 'LEGENDA',
  })
  return {
    ask,
    site: siteAddress('farol'),
    film: { endereco, legendas: [{ idioma: 'pt', url: captions.endereco }] },
    async publish(given) {
      const usual = { endereco, duracaoSegundos: 30, dataPublicacao: new Date('2026-01-01T10:00:00Z') }
      return `/videos/${await publishVideo(createOwnCall(platform.transactions.at(church)), { ...usual, ...given })}`
    },
    close,
  }
}
