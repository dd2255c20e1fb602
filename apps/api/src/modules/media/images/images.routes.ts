import { describeImage, uploadImage } from '@narthex/contract/media/upload.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import * as images from './images.editing.service.ts'

export function imageRoutes(platform: Needs<'files'>): Route[] {
  return [
    route(uploadImage, async ({ body, ...call }) => {
      const bytes = new Uint8Array(await body.imagem.arrayBuffer())
      const { nome: name, focoX, focoY, textoAlternativo } = body
      const foco = focoX && focoY ? { x: Number(focoX), y: Number(focoY) } : undefined
      return ok(await images.storeImage(platform, call, bytes, { name, foco, textoAlternativo }))
    }),
    route(describeImage, async ({ params: { codigo }, body, ...call }) => {
      const [foco, textoAlternativo] = [body.foco ?? undefined, body.textoAlternativo ?? undefined]
      return ok(await images.describeImage(call, { codigo, foco, textoAlternativo }))
    }),
  ]
}
