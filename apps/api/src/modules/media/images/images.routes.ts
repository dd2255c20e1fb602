import { uploadImage } from '@narthex/contract/media/upload.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { storeImage } from './images.editing.service.ts'

export function imageRoutes(platform: Needs<'clock' | 'files' | 'jobs' | 'keys' | 'transactions'>): Route[] {
  return [
    route(uploadImage, async ({ church, body, actor, source }) => {
      const bytes = new Uint8Array(await body.imagem.arrayBuffer())
      const by = { accountId: actor.accountId, source }
      return ok(await storeImage(platform, church, bytes, { name: body.nome, by }))
    }),
  ]
}
