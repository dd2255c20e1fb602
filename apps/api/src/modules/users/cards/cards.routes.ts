import * as cards from '@narthex/contract/users/card.endpoints'
import { requireOwnMembership } from '../../../platform/http/require-self.ts'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { issueCard, withdrawCard } from './card-office.service.ts'
import { cardOf, checkCard } from './cards.service.ts'

export function cardRoutes(platform: Platform): Route[] {
  return [
    route(cards.getMemberCard, async ({ church, query, actor }) => {
      requireOwnMembership(actor, query.usuario)
      return ok(await cardOf(platform, church, actor.memberId))
    }),
    route(cards.checkMemberCard, async ({ church, params }) => ok(await checkCard(platform, church, params.codigo))),
    route(cards.issueMemberCard, async ({ church, params, body, actor }) => {
      await issueCard(platform, church, { usuarioId: params.usuario, by: actor.userId }, body)
      return done
    }),
    route(cards.withdrawMemberCard, async ({ church, params, actor }) => {
      await withdrawCard(platform, church, { usuarioId: params.usuario, by: actor.userId })
      return done
    }),
  ]
}
