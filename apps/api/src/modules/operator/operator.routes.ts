import * as churches from '@narthex/contract/operator/churches.endpoints'
import { listOperatorActs } from '@narthex/contract/operator/log.endpoints'
import * as organisations from '@narthex/contract/operator/organisations.endpoints'
import * as plans from '@narthex/contract/operator/plans.endpoints'
import * as session from '@narthex/contract/operator/session.endpoints'
import { created, done, ok, type Route, route } from '../../platform/http/route.ts'
import type { Assembled } from '../../platform/modules/module.ts'
import { acceptOperatorInvitation, openOperatorInvitation } from '../auth/operators/operator-invitations.service.ts'
import { beginOperatorLogin, completeOperatorLogin } from '../auth/operators/operator-login.service.ts'
import { endOperatorSession, readOperatorSession } from '../auth/operators/operator-sessions.service.ts'
import * as changes from './churches/church-changes.service.ts'
import * as hosts from './churches/church-hosts.service.ts'
import { listChurches, readChurch } from './churches/churches.service.ts'
import { readOperatorLog } from './operator-log.service.ts'
import { foundOrganisation, listOrganisations, setOrganisation } from './organisations/organisations.service.ts'
import { addPlan, listPlans, removePlan, setPlan } from './plans/plans.service.ts'

export function operatorRoutes(platform: Assembled): Route[] {
  return [
    ...sessionRoutes(platform),
    ...churchRoutes(platform),
    ...planRoutes(platform),
    route(listOperatorActs, async ({ query }) => ok(await readOperatorLog(platform, query))),
  ]
}

function churchRoutes(platform: Assembled): Route[] {
  return [
    route(churches.listOperatorChurches, async ({ query }) => ok(await listChurches(platform, query))),
    route(churches.foundOperatorChurch, async ({ body, ...call }) =>
      created(await changes.foundChurch(platform, call, body)),
    ),
    route(churches.getOperatorChurch, async ({ params }) => ok(await readChurch(platform, params.codigo))),
    route(churches.setChurchIdentity, async ({ params, body, ...call }) =>
      ok(await changes.setIdentity(platform, call, params.codigo, body)),
    ),
    route(churches.setChurchState, async ({ params, body, ...call }) =>
      ok(await changes.setState(platform, call, params.codigo, body.situacao)),
    ),
    route(churches.setChurchPlan, async ({ params, body, ...call }) =>
      ok(await changes.setChurchPlan(platform, call, params.codigo, body.plano)),
    ),
    route(churches.setChurchOrganisation, async ({ params, body, ...call }) =>
      ok(await changes.assignOrganisation(platform, call, params.codigo, body.organizacao)),
    ),
    route(churches.inviteChurchOwner, async ({ params, body, ...call }) => {
      await changes.inviteOwner(platform, call, params.codigo, body.email)
      return done
    }),
    route(churches.addChurchHost, async ({ params, body, ...call }) =>
      ok(await hosts.addChurchHost(platform, call, params.codigo, body)),
    ),
    route(churches.removeChurchHost, async ({ params, ...call }) =>
      ok(await hosts.removeChurchHost(platform, call, params.codigo, params.nome)),
    ),
    route(churches.checkChurchHost, async ({ params }) =>
      ok(await hosts.checkHost(platform, params.codigo, params.nome)),
    ),
  ]
}

function planRoutes(platform: Assembled): Route[] {
  return [
    route(plans.listPlans, async () => ok(await listPlans(platform))),
    route(plans.addPlan, async ({ body, ...call }) => created(await addPlan(platform, call, body))),
    route(plans.setPlan, async ({ params, body, ...call }) => ok(await setPlan(platform, call, params.codigo, body))),
    route(plans.removePlan, async ({ params, ...call }) => {
      await removePlan(platform, call, params.codigo)
      return done
    }),
    route(organisations.listOrganisations, async () => ok(await listOrganisations(platform))),
    route(organisations.foundOperatorOrganisation, async ({ body, ...call }) =>
      created(await foundOrganisation(platform, call, body)),
    ),
    route(organisations.setOrganisation, async ({ params, body, ...call }) =>
      ok(await setOrganisation(platform, call, params.slug, body)),
    ),
  ]
}

function sessionRoutes(platform: Assembled): Route[] {
  return [
    route(session.openOperatorSession, async ({ body, source }) => ({
      status: 202 as const,
      body: await beginOperatorLogin(platform, body, source),
    })),
    route(session.completeOperatorSession, async ({ body, source, actor }) => {
      const { session, secret } = await completeOperatorLogin(platform, body, source)
      // The session that the browser had before ends: its cookie is overwritten.
      if (actor) await endOperatorSession(platform, actor)
      return { status: 200 as const, body: session, officeCookie: secret }
    }),
    route(session.getOperatorSession, async ({ actor }) => ok(await readOperatorSession(platform, actor))),
    route(session.endOperatorSession, async ({ actor }) => {
      if (actor) await endOperatorSession(platform, actor)
      return { ...done, officeCookie: null }
    }),
    route(session.openOperatorInvitation, async ({ body, source }) =>
      ok(await openOperatorInvitation(platform, body.codigo, source)),
    ),
    route(session.acceptOperatorInvitation, async ({ body, source }) =>
      ok({ codigosReserva: await acceptOperatorInvitation(platform, body, source) }),
    ),
  ]
}
