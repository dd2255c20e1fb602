import * as endpoints from '@narthex/contract/churches/church.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { findChurchByCode, findChurchesByHost, frameOf, getOrganisation, listClients } from './churches.service.ts'

export function churchRoutes(platform: Platform): Route[] {
  return [
    route(endpoints.getChurchByCode, async ({ tenant, params }) => {
      const igreja = (await findChurchByCode(platform, tenant, params.code)) ?? null
      return ok({ status: igreja !== null, igreja })
    }),
    route(endpoints.findChurchesByHostname, async ({ tenant, query }) =>
      ok({ clientes: await findChurchesByHost(platform, tenant, query.hostname) }),
    ),
    route(endpoints.listPaymentMethods, async ({ church }) => ok((await frameOf(platform, church)).metodosPagamento)),
    route(endpoints.listMenuItems, async ({ church }) => ok((await frameOf(platform, church)).menu)),
    route(endpoints.listModules, async ({ church }) => ok((await frameOf(platform, church)).modulos)),
    route(endpoints.getVisual, async ({ church }) => ok((await frameOf(platform, church)).visual)),
    route(endpoints.listBanners, async ({ church }) => ok((await frameOf(platform, church)).banners)),
    route(endpoints.listCongregations, async ({ church }) => ok((await frameOf(platform, church)).congregacoes)),
    route(endpoints.listServices, async ({ church }) => ok((await frameOf(platform, church)).cultos)),
    route(endpoints.listPastors, async ({ church }) => ok((await frameOf(platform, church)).pastores)),
    route(endpoints.listClients, async ({ tenant, query: { organizacao, latitude, longitude } }) => {
      const from = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
      return ok(await listClients(platform, tenant, organizacao, from))
    }),
    route(endpoints.getOrganisation, async ({ tenant, params }) =>
      ok(await getOrganisation(platform, tenant, params.slug)),
    ),
  ]
}
