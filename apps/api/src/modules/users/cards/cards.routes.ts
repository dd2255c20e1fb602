import * as cards from '@narthex/contract/users/card.endpoints'
import * as office from '@narthex/contract/users/card-office.endpoints'
import { done, ok, type Route, route, sendFile } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { issueCard, withdrawCard } from './card-office.service.ts'
import { listOfficeCards, printCards } from './card-sheets.service.ts'
import { checkCard, getCard } from './cards.service.ts'

export function cardRoutes(platform: Needs<'domain'>): Route[] {
  return [
    route(cards.getMemberCard, async (call) => ok(await getCard(platform, call))),
    route(cards.checkMemberCard, async ({ params, ...call }) => ok(await checkCard(call, params.codigo))),
    route(office.listOfficeCards, async ({ query, ...call }) => ok(await listOfficeCards(call, query))),
    route(office.printMemberCards, async ({ query, ...call }) => {
      const { filename, content } = await printCards(platform, call, query.usuarios.split(',').map(Number))
      return sendFile(filename, content)
    }),
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
