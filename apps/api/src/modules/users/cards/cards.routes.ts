import * as cards from '@narthex/contract/users/card.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { issueCard, withdrawCard } from './card-office.service.ts'
import { checkCard, getCard } from './cards.service.ts'

export function cardRoutes(platform: Needs<'domain'>): Route[] {
  return [
    route(cards.getMemberCard, async (call) => ok(await getCard(platform, call))),
    route(cards.checkMemberCard, async ({ params, ...call }) => ok(await checkCard(call, params.codigo))),
    route(cards.issueMemberCard, async ({ params, body, ...call }) => {
      await issueCard(call, params.usuario, body)
      return done
    }),
    route(cards.withdrawMemberCard, async ({ params, ...call }) => {
      await withdrawCard(call, params.usuario)
      return done
    }),
  ]
}
