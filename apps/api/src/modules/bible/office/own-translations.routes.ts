import * as calls from '@narthex/contract/bible/bible-upload.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { removeTranslation, uploadTranslation } from './own-translations.service.ts'

export function ownTranslationRoutes(platform: Needs<'bus' | 'clock' | 'database'>): Route[] {
  return [
    route(calls.uploadTranslation, async ({ body, ...call }) => ok(await uploadTranslation(platform, call, body))),
    route(calls.removeTranslation, async ({ params, ...call }) => {
      await removeTranslation(call, params.codigo)
      return done
    }),
  ]
}
