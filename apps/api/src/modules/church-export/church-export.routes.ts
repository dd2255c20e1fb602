import * as endpoints from '@narthex/contract/church-export/church-export.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { askChurchExport, endChurchExport, fetchChurchExport, listChurchExports } from './church-export.service.ts'

export function churchExportRoutes(platform: Needs<'domain' | 'files' | 'mail'>): Route[] {
  return [
    route(endpoints.listChurchExports, async ({ query, ...call }) => ok(await listChurchExports(call, query))),
    route(endpoints.askChurchExport, async (call) => ({
      status: 201 as const,
      body: await askChurchExport(platform, call),
    })),
    route(endpoints.fetchChurchExport, async ({ params, ...call }) =>
      ok(await fetchChurchExport(platform, call, params.id)),
    ),
    route(endpoints.endChurchExport, async ({ params, ...call }) => ok(await endChurchExport(call, params.id))),
  ]
}
