import { randomUUID } from 'node:crypto'
import { buildApi } from '@narthex/api/build-api'
import { findVideoPassEnd, signVideoPass } from '@narthex/api/modules/play/watching/delivery/video-passes.rules'
import { insertMedia, insertPieces } from '@narthex/api/modules/play/watching/uploads/media.queries'
import { newFileCode } from '@narthex/api/platform/files/file-codes'
import { createMetrics } from '@narthex/server/http/metrics'
import { buildHttpServer } from '@narthex/server/http-server'
import { hostOfReader } from '../datasets/translations.ts'
import { churchAt, config, type DemoOptions, log, openDemo } from '../platform.ts'
import { contest } from './contest.ts'
import { listening } from './listening.ts'

export interface VideoOptions extends DemoOptions {
  readonly segmentBytes: number
}

/** The product with a protected video of one segment; no pages. */
contest(async ({ segmentBytes, ...demo }: VideoOptions) => {
  const { platform, close } = await openDemo(demo)
  const product = { platform, api: buildApi(platform), migrated: [], close }
  const renderer = {
    render: async () => {
      throw new Error('No page is measured here')
    },
  }
  const isStopping = () => false
  const development = { site() {}, office: (_request: unknown, _response: unknown, next: () => void) => next() }
  const metrics = createMetrics()
  const app = await buildHttpServer({ config, product, renderer, metrics, log, isStopping, development })
  await app.ready()

  const church = await churchAt(platform, hostOfReader)
  const [mediaId, nome] = [randomUUID(), newFileCode(church)]
  await platform.files.put(church, nome, new Blob([Buffer.alloc(segmentBytes, 7)]))
  await platform.transactions.inChurch(church, async (work) => {
    await insertMedia(work, {
      id: mediaId,
      nome: 'Video',
      situacao: 'PRONTA',
      bytes: segmentBytes,
      recebidos: segmentBytes,
      tipo: 'stream.m3u8',
      formato: 'HLS',
      criadoEm: work.now,
      alteradoEm: work.now,
    })
    await insertPieces(work, [{ mediaId, caminho: 'v0-00000.ts', inicio: 0, bytes: segmentBytes, nome }])
  })
  const sign = () => {
    const expiresAt = findVideoPassEnd(new Date())
    return signVideoPass(platform.keys, { churchId: church.igrejaId, mediaId, viewer: null, expiresAt })
  }
  return {
    port: await listening(app.server),
    answers: { address: () => `/play/media/${sign()}/v0-00000.ts` },
  }
})
