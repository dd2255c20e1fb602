import * as cards from '@narthex/contract/users/card.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { issueCard, withdrawCard } from './card-office.service.ts'
import { checkCard, getCard } from './cards.service.ts'

export function cardRoutes(platform: Needs<'cache' | 'clock' | 'domain' | 'keys' | 'transactions'>): Route[] {
  return [
    route(cards.getMemberCard, async (call) => ok(await getCard(platform, call))),
    route(cards.checkMemberCard, async ({ params, ...call }) => ok(await checkCard(platform, call, params.codigo))),
    route(cards.issueMemberCard, async ({ church, params, body, actor }) => {
      await issueCard(platform, church, { memberId: params.usuario, by: actor.accountId }, body)
      return done
    }),
    route(cards.withdrawMemberCard, async ({ church, params, actor }) => {
      await withdrawCard(platform, church, { memberId: params.usuario, by: actor.accountId })
      return done
    }),
  ]
}
