import * as wallets from '@narthex/contract/tickets/ticket-wallets.endpoints'
import { ok, type Route, route, sendFile } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { makeApplePass, makeGoogleLink } from './wallet-passes.service.ts'

export function walletPassRoutes(platform: Needs<'domain' | 'wallets'>): Route[] {
  return [
    route(wallets.getAppleWalletPass, async ({ params, query, ...call }) => {
      const { filename, content } = await makeApplePass(platform, call, { params, query })
      return sendFile(filename, content)
    }),
    route(wallets.getGoogleWalletLink, async ({ params, query, ...call }) =>
      ok({ url: await makeGoogleLink(platform, call, { params, query }) }),
    ),
  ]
}
