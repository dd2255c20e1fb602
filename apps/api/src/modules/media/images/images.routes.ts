import { describeImage, uploadImage } from '@narthex/contract/media/upload.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import * as images from './images.editing.service.ts'

export function imageRoutes(platform: Needs<'clock' | 'files' | 'jobs' | 'keys' | 'transactions'>): Route[] {
  return [
    route(uploadImage, async ({ church, body, actor, source }) => {
      const bytes = new Uint8Array(await body.imagem.arrayBuffer())
      const by = { accountId: actor.accountId, source }
      const { nome: name, focoX, focoY, textoAlternativo } = body
      const foco = focoX && focoY ? { x: Number(focoX), y: Number(focoY) } : undefined
      return ok(await images.storeImage(platform, church, bytes, { name, by, foco, textoAlternativo }))
    }),
    route(describeImage, async ({ church, params: { codigo }, body, actor, source }) => {
      const [foco, textoAlternativo] = [body.foco ?? undefined, body.textoAlternativo ?? undefined]
      const by = { accountId: actor.accountId, source }
      return ok(await images.describeImage(platform, church, { codigo, foco, textoAlternativo, by }))
    }),
  ]
}
