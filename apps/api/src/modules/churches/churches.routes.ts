import * as appearance from '@narthex/contract/churches/appearance.endpoints'
import * as endpoints from '@narthex/contract/churches/church.endpoints'
import * as embedding from '@narthex/contract/churches/embed-hosts.endpoints'
import { getHomeChoice } from '@narthex/contract/churches/home.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { chooseHome, chooseVisual } from './appearance.service.ts'
import {
  findChurchByCode,
  findChurchesByHost,
  getFrame,
  getOrganisation,
  listClients,
  listMenu,
} from './churches.service.ts'
import { setEmbedHosts } from './embed-hosts.service.ts'

export function churchRoutes(
  platform: Needs<'cache' | 'clock' | 'database' | 'directory' | 'domain' | 'keys' | 'thirdParties' | 'transactions'>,
): Route[] {
  return [
    route(endpoints.getChurchByCode, async ({ tenant, params }) => {
      const igreja = (await findChurchByCode(platform, tenant, params.code)) ?? null
      return ok({ status: igreja !== null, igreja })
    }),
    route(endpoints.findChurchesByHostname, async ({ tenant, query }) =>
      ok({ clientes: await findChurchesByHost(platform, tenant, query.hostname) }),
    ),
    route(endpoints.listPaymentMethods, async ({ church }) => ok((await getFrame(platform, church)).metodosPagamento)),
    route(endpoints.listMenuItems, async ({ church }) => ok(await listMenu(platform, church))),
    route(endpoints.listModules, async ({ church }) => ok((await getFrame(platform, church)).modulos)),
    route(endpoints.getVisual, async ({ church }) => ok((await getFrame(platform, church)).visual)),
    route(getHomeChoice, async ({ church }) => ok((await getFrame(platform, church)).home)),
    route(endpoints.listBanners, async ({ church }) => ok((await getFrame(platform, church)).banners)),
    route(endpoints.listCongregations, async ({ church }) => ok((await getFrame(platform, church)).congregacoes)),
    route(endpoints.listServices, async ({ church }) => ok((await getFrame(platform, church)).cultos)),
    route(endpoints.listPastors, async ({ church }) => ok((await getFrame(platform, church)).pastores)),
    route(endpoints.listClients, async ({ tenant, query: { organizacao, latitude, longitude } }) => {
      const from = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
      return ok(await listClients(platform, tenant, organizacao, from))
    }),
    route(embedding.getEmbedHosts, async ({ church }) => ok({ hosts: [...church.embedHosts] })),
    route(embedding.setEmbedHosts, async ({ body, ...call }) => ok(await setEmbedHosts(call, body.hosts))),
    route(appearance.setVisual, async ({ body, ...call }) => ok(await chooseVisual(call, body))),
    route(appearance.setHomeChoice, async ({ body, ...call }) => ok(await chooseHome(call, body))),
    route(endpoints.getOrganisation, async ({ tenant, params }) =>
      ok(await getOrganisation(platform, tenant, params.slug)),
    ),
  ]
}
