import { finishUpload } from '@narthex/contract/media/library.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import * as finishing from './finishing.service.ts'

export function uploadRoutes(platform: Needs<'files'>): Route[] {
  return [
    route(finishUpload, async ({ params, body, ...call }) =>
      ok(await finishing.finishUpload(platform, call, params.envio, body)),
    ),
  ]
}
