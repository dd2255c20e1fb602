import * as pictures from '@narthex/contract/users/picture.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { NamedOnPages } from '../../members/members.signals.ts'
import { removePicture, replacePicture } from './pictures.service.ts'

export function pictureRoutes(platform: NamedOnPages): Route[] {
  return [
    route(pictures.uploadPicture, async ({ body, ...call }) => {
      const photo = new Uint8Array(await body.imagem.arrayBuffer())
      return ok({ imagem: await replacePicture(platform, call, photo) })
    }),
    route(pictures.removePicture, async (call) => {
      await removePicture(platform, call)
      return done
    }),
  ]
}
