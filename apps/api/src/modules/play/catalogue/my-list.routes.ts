import * as endpoints from '@narthex/contract/play/my-list.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import { dropTitle, keepTitle, listKeptTitles } from './my-list.service.ts'
import type { SightNeeds } from './sight.queries.ts'

export function myListRoutes(platform: SightNeeds): Route[] {
  return [
    route(endpoints.listKeptTitles, async (call) => ok(await listKeptTitles(platform, call))),
    route(endpoints.keepTitle, async ({ query, ...call }) =>
      ok(await keepTitle(platform, call, query.planoAssinaturaConteudo)),
    ),
    route(endpoints.dropTitle, async ({ params, ...call }) => {
      await dropTitle(call, params.id)
      return done
    }),
  ]
}
