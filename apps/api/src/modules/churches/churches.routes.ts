import * as appearance from '@narthex/contract/churches/appearance.endpoints'
import * as endpoints from '@narthex/contract/churches/church.endpoints'
import * as embedding from '@narthex/contract/churches/embed-hosts.endpoints'
import { getHomeChoice, getHomeOffer } from '@narthex/contract/churches/home.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { chooseHome, chooseVisual } from './appearance.editing.service.ts'
import {
  findChurchByCode,
  findChurchesByHost,
  getHomeOffer as findHomeOffer,
  getFrame,
  getOrganisation,
  listClients,
  listMenu,
  listShownBanners,
} from './churches.service.ts'
import { setEmbedHosts } from './office/embedding.service.ts'
import { getPrivacyText } from './office/privacy.service.ts'

export function churchRoutes(
  platform: Needs<'cache' | 'database' | 'directory' | 'domain' | 'thirdParties' | 'transactions'>,
): Route[] {
  return [
    route(endpoints.getChurchByCode, async ({ tenant, params }) => {
      const igreja = (await findChurchByCode(platform, tenant, params.code)) ?? null
      return ok({ status: igreja !== null, igreja })
    }),
    route(endpoints.findChurchesByHostname, async ({ tenant, query }) =>
      ok({ clientes: await findChurchesByHost(platform, tenant, query.hostname) }),
    ),
    route(endpoints.listPaymentMethods, async (call) => ok((await getFrame(call)).metodosPagamento)),
    route(endpoints.listMenuItems, async (call) => ok(await listMenu(platform, call))),
    route(endpoints.listModules, async (call) => ok((await getFrame(call)).modulos)),
    route(endpoints.getVisual, async (call) => ok((await getFrame(call)).visual)),
    route(getHomeOffer, async (call) => ok(await findHomeOffer(call))),
    route(getHomeChoice, async (call) => ok((await getFrame(call)).home)),
    route(endpoints.listBanners, async (call) => ok(await listShownBanners(call))),
    route(endpoints.listCongregations, async (call) => ok((await getFrame(call)).congregacoes)),
    route(endpoints.listServices, async (call) => ok((await getFrame(call)).cultos)),
    route(endpoints.getPrivacyText, async ({ query, ...call }) => ok(await getPrivacyText(call, query.idioma))),
    route(endpoints.listPastors, async (call) => ok((await getFrame(call)).pastores)),
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
