import * as pictures from '@narthex/contract/users/picture.endpoints'
import { requireOwnMembership } from '../../../platform/http/require-self.ts'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { removePicture, replacePicture } from './pictures.service.ts'

export function pictureRoutes(platform: Platform): Route[] {
  return [
    route(pictures.uploadPicture, async ({ church, params, body, actor }) => {
      requireOwnMembership(actor, params.b)
      const photo = new Uint8Array(await body.imagem.arrayBuffer())
      return ok({ imagem: await replacePicture(platform, church, actor.memberId, photo) })
    }),
    route(pictures.removePicture, async ({ church, params, actor }) => {
      requireOwnMembership(actor, params.b)
      await removePicture(platform, church, actor.memberId)
      return done
    }),
  ]
}
