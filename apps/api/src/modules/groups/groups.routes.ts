import * as groups from '@narthex/contract/groups/group.endpoints'
import * as members from '@narthex/contract/groups/group-member.endpoints'
import * as requests from '@narthex/contract/groups/join-request.endpoints'
import { notFound, unauthenticated } from '../../platform/http/domain-error.ts'
import { type Call, done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRole, choose, membersOf, removeMember } from './group-members.service.ts'
import { type GroupSearch, getGroup, groupIndex, pageOfGroups, pointsOfGroups } from './groups.service.ts'
import { decideJoinRequest } from './join-decisions.service.ts'
import { requestsOf, requestToJoin, withdrawRequest } from './join-requests.service.ts'
import { participationIn } from './participation.service.ts'

export function groupRoutes(platform: Platform): Route[] {
  return [
    route(groups.listGroups, async (call) => {
      const { church, query } = call
      return ok(await pageOfGroups(platform, church, { ...soughtBy(query), ofMember: ownOf(call) }, query))
    }),
    route(groups.mapGroups, async ({ church, query }) => ok(await pointsOfGroups(platform, church, soughtBy(query)))),
    route(groups.getGroupIndex, async ({ church }) => ok(await groupIndex(platform, church))),
    route(groups.getGroup, async ({ church, params }) => ok(await getGroup(platform, church, params.id))),

    route(members.getParticipation, async ({ church, params, actor }) =>
      ok(await participationIn(platform, church, params.id, actor)),
    ),
    route(members.listGroupMembers, async ({ church, params, actor, query }) =>
      ok(await membersOf(platform, church, params.id, actor, query)),
    ),
    route(members.changeGroupRole, async ({ church, params, body, actor }) => {
      await changeRole(platform, church, { groupId: params.id, memberId: params.idUsuario }, body.papel, actor)
      return done
    }),
    route(members.removeFromGroup, async ({ church, params, actor }) => {
      await removeMember(platform, church, { groupId: params.id, memberId: params.idUsuario }, actor)
      return done
    }),
    route(members.chooseWhatIsShared, async ({ church, params, body, actor }) =>
      ok(await choose(platform, church, params.id, body, actor)),
    ),

    route(requests.requestToJoin, async ({ church, body, actor }) =>
      ok(await requestToJoin(platform, church, body, actor)),
    ),
    route(requests.withdrawRequest, async ({ church, params, actor }) => {
      await withdrawRequest(platform, church, params.id, actor)
      return done
    }),
    route(requests.listJoinRequests, async ({ church, params, actor, query }) =>
      ok(await requestsOf(platform, church, params.id, actor, query)),
    ),
    route(requests.decideJoinRequest, async ({ church, params, body, actor }) =>
      ok(await decideJoinRequest(platform, church, { requestId: params.id, ...body }, actor)),
    ),
  ]
}

type MapQuery = Call<typeof groups.mapGroups>['query']
type ListQuery = Call<typeof groups.listGroups>['query']

/** As the service understands what the wire says. */
function soughtBy({
  q,
  dia,
  periodo,
  bairro,
  tipo,
  online,
  vagas,
  latitude,
  longitude,
  raio,
  caixa,
}: MapQuery | ListQuery): GroupSearch {
  const from = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  return { q, dia, periodo, bairro, tipo, isOnline: online === '1', hasRoom: vagas === '1', from, km: raio, caixa }
}

/** Whose groups alone are asked for: a person's own at the church of this host. Throws UNAUTHENTICATED, NOT_FOUND. */
function ownOf({ query, actor, church, tenant }: Call<typeof groups.listGroups>): number | undefined {
  if (query.usuario === undefined) return undefined
  if (!actor) throw unauthenticated()
  if (church !== tenant) throw notFound()
  return actor.memberId
}
