import * as calls from '@narthex/contract/bible/free-text.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { FetchNeeds } from './fetch-text.service.ts'
import { fetchFreeText, listFreeTexts } from './free-texts.service.ts'

export function freeTextRoutes(platform: FetchNeeds): Route[] {
  return [
    route(calls.listFreeTexts, async (call) => ok({ textos: await listFreeTexts(platform, call) })),
    route(calls.fetchFreeText, async ({ params, ...call }) => ok(await fetchFreeText(platform, call, params.codigo))),
  ]
}
