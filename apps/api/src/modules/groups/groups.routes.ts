import * as groups from '@narthex/contract/groups/group.endpoints'
import * as care from '@narthex/contract/groups/group-care.endpoints'
import * as members from '@narthex/contract/groups/group-member.endpoints'
import * as requests from '@narthex/contract/groups/join-request.endpoints'
import { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { notFound, unauthenticated } from '../../platform/errors/domain-error.ts'
import { type Call, created, done, ok, type Route, route } from '../../platform/http/route.ts'
import { type MemberId, toGroupId, toJoinRequestId, toMemberId } from '../../platform/ids.ts'
import { resourceRoutes } from '../../platform/resources/resource-routes.ts'
import { changeRole, listGroupMembers, removeMember, saveGroupChoices } from './group-members.service.ts'
import { type GroupSearch, getGroup, getGroupIndex, listGroupPoints, searchGroups } from './groups.service.ts'
import { decideJoinRequest } from './join-decisions.service.ts'
import { listJoinRequests, requestToJoin, withdrawRequest } from './join-requests.service.ts'
import { getGroupCare, listGroupHealth } from './office/group-care.service.ts'
import { decideForOffice, endSeat, multiplyGroup, setSeat } from './office/group-seats.service.ts'
import { groupService } from './office/office-groups.service.ts'
import { getParticipation } from './participation.service.ts'

export function groupRoutes(): Route[] {
  return [
    route(groups.listGroups, async (call) => {
      const { query } = call
      const search = { ...toGroupSearch(query), ofMember: requireOwnMemberId(call) }
      return ok(await searchGroups(call, search, query))
    }),
    route(groups.mapGroups, async ({ query, ...call }) => ok(await listGroupPoints(call, toGroupSearch(query)))),
    route(groups.getGroupIndex, async (call) => ok(await getGroupIndex(call))),
    route(groups.getGroup, async ({ params, ...call }) => ok(await getGroup(call, toGroupId(params.id)))),

    route(members.getParticipation, async ({ params, ...call }) => ok(await getParticipation(call, params.id))),
    route(members.listGroupMembers, async ({ params, query, ...call }) =>
      ok(await listGroupMembers(call, params.id, query)),
    ),
    route(members.changeGroupRole, async ({ params, body, ...call }) => {
      await changeRole(call, { groupId: params.id, memberId: params.idUsuario }, body.papel)
      return done
    }),
    route(members.removeFromGroup, async ({ params, ...call }) => {
      await removeMember(call, { groupId: params.id, memberId: params.idUsuario })
      return done
    }),
    route(members.chooseWhatIsShared, async ({ params, body, ...call }) =>
      ok(await saveGroupChoices(call, params.id, body)),
    ),

    route(requests.requestToJoin, async ({ body, ...call }) => ok(await requestToJoin(call, body))),
    route(requests.withdrawRequest, async ({ params, ...call }) => {
      await withdrawRequest(call, params.id)
      return done
    }),
    route(requests.listJoinRequests, async ({ params, query, ...call }) =>
      ok(await listJoinRequests(call, params.id, query)),
    ),
    route(requests.decideJoinRequest, async ({ params, body, ...call }) =>
      ok(await decideJoinRequest(call, { requestId: params.id, ...body })),
    ),
    ...resourceRoutes(officeGroups, groupService),
    ...careRoutes(),
  ]
}

function careRoutes(): Route[] {
  const toSeat = ({ id, idUsuario }: { readonly id: number; readonly idUsuario: number }) => ({
    groupId: toGroupId(id),
    memberId: toMemberId(idUsuario),
  })
  return [
    route(care.listGroupHealth, async ({ query, ...call }) => ok(await listGroupHealth(call, query))),
    route(care.getGroupCare, async ({ params, ...call }) => ok(await getGroupCare(call, toGroupId(params.id)))),
    route(care.setGroupSeat, async ({ params, body: { papel }, ...call }) => {
      await setSeat(call, toSeat(params), { papel, flagTelefone: false })
      return done
    }),
    route(care.removeGroupSeat, async ({ params, ...call }) => {
      await endSeat(call, toSeat(params))
      return done
    }),
    route(care.decideGroupRequest, async ({ params, body, ...call }) =>
      ok(await decideForOffice(call, toJoinRequestId(params.id), body.flagAceita)),
    ),
    route(care.multiplyGroup, async ({ params, body, ...call }) =>
      created({ id: await multiplyGroup(call, toGroupId(params.id), body) }),
    ),
  ]
}

type MapQuery = Call<typeof groups.mapGroups>['query']
type ListQuery = Call<typeof groups.listGroups>['query']

/** Query parameters as the service's search. */
function toGroupSearch({
  q,
  dia,
  periodo,
  bairro,
  tipo,
  publico,
  online,
  vagas,
  latitude,
  longitude,
  raio,
  caixa,
}: MapQuery | ListQuery): GroupSearch {
  const from = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  return {
    q,
    dia,
    periodo,
    bairro,
    tipo,
    publico,
    isOnline: online === '1',
    hasRoom: vagas === '1',
    from,
    km: raio,
    caixa,
  }
}

/** Member id for a list of the actor's own groups, at the church of this host only. */
function requireOwnMemberId({ query, actor, church, tenant }: Call<typeof groups.listGroups>): MemberId | undefined {
  if (query.usuario === undefined) return undefined
  if (!actor) throw unauthenticated()
  if (church !== tenant) throw notFound()
  return actor.memberId
}
