import * as pictures from '@narthex/contract/users/picture.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { NamedOnPages } from '../../members/members.signals.ts'
import { removePicture, replacePicture } from './pictures.service.ts'

export function pictureRoutes(platform: Needs<'transactions'> & NamedOnPages): Route[] {
  return [
    route(pictures.uploadPicture, async ({ church, body, actor }) => {
      const photo = new Uint8Array(await body.imagem.arrayBuffer())
      return ok({ imagem: await replacePicture(platform, church, actor.memberId, photo) })
    }),
    route(pictures.removePicture, async ({ church, actor }) => {
      await removePicture(platform, church, actor.memberId)
      return done
    }),
  ]
}
