import * as secrets from '@narthex/contract/third-parties/product-secret.endpoints'
import { churchProducts } from '@narthex/contract/third-parties/products.settings'
import * as calls from '@narthex/contract/third-parties/third-party.endpoints'
import { ok, type Route, route } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { settingsRoutes } from '../../platform/resources/settings-routes.ts'
import { productsService, removeProductSecret, setProductSecret } from '../churches/products.service.ts'
import { handOver, verifyHandOver } from './third-parties.service.ts'

export function thirdPartyRoutes(platform: Needs<'domain' | 'thirdParties'>): Route[] {
  return [
    ...settingsRoutes(churchProducts, productsService(platform)),
    route(secrets.setProductSecret, async ({ params, body, ...call }) => {
      await setProductSecret(call, params.produto, body.segredo)
      return ok({})
    }),
    route(secrets.removeProductSecret, async ({ params, ...call }) => {
      await removeProductSecret(call, params.produto)
      return ok({})
    }),
    route(calls.handOverToThirdParty, async ({ params, ...call }) =>
      ok(await handOver(platform, call, params.produto)),
    ),
    route(calls.verifyThirdParty, async ({ body, ...call }) => ok(await verifyHandOver(platform, call, body))),
  ]
}
