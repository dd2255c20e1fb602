import * as circles from '@narthex/contract/reading-plans/circle.endpoints'
import * as plans from '@narthex/contract/reading-plans/reading-plan.endpoints'
import * as subscriptions from '@narthex/contract/reading-plans/subscription.endpoints'
import * as talk from '@narthex/contract/reading-plans/talk.endpoints'
import { created, done, ok, type Route, route } from '../../platform/http/route.ts'
import {
  getCircle,
  invite,
  joinByInvitation,
  leaveReadingCircle,
  revokeInvitation,
  showProgress,
} from './circles/circles.service.ts'
import { addToTalk, listTalk, removeFromTalk } from './circles/talk.service.ts'
import { addReadingPlan, changeReadingPlan, listOfficePlans, removeReadingPlan } from './plans/plan-office.service.ts'
import { getReadingPlan, listReadingPlans } from './plans/plans.service.ts'
import { catchUp, markPassages, pausePlan, resetPlan, setReminder } from './subscriptions/progress.service.ts'
import {
  getSubscription,
  listOwnSubscriptions,
  removeSubscription,
  startPlan,
} from './subscriptions/subscriptions.service.ts'

export function readingPlanRoutes(): Route[] {
  return [...planRoutes(), ...subscriptionRoutes(), ...circleRoutes(), ...talkRoutes()]
}

function planRoutes(): Route[] {
  return [
    route(plans.listReadingPlans, async ({ query, ...call }) => ok(await listReadingPlans(call, query.idioma))),
    route(plans.getReadingPlan, async ({ params, query, ...call }) =>
      ok(await getReadingPlan(call, params.plano, query.idioma)),
    ),
    route(plans.listOfficePlans, async (call) => ok(await listOfficePlans(call))),
    route(plans.addReadingPlan, async ({ body, ...call }) => created(await addReadingPlan(call, body))),
    route(plans.changeReadingPlan, async ({ params, body, ...call }) =>
      ok(await changeReadingPlan(call, params.plano, body)),
    ),
    route(plans.removeReadingPlan, async ({ params, ...call }) => {
      await removeReadingPlan(call, params.plano)
      return done
    }),
  ]
}

function subscriptionRoutes(): Route[] {
  return [
    route(subscriptions.listPlanSubscriptions, async ({ query, ...call }) =>
      ok(await listOwnSubscriptions(call, query.idioma)),
    ),
    route(subscriptions.startReadingPlan, async ({ query, body, ...call }) =>
      created(await startPlan(call, body, query.idioma)),
    ),
    route(subscriptions.getPlanSubscription, async ({ params, query, ...call }) =>
      ok(await getSubscription(call, { id: params.assinatura, locale: query.idioma })),
    ),
    route(subscriptions.setPlanReminder, async ({ params, query, body, ...call }) =>
      ok(await setReminder(call, { id: params.assinatura, locale: query.idioma }, body.lembrete)),
    ),
    route(subscriptions.pauseReadingPlan, async ({ params, query, body, ...call }) =>
      ok(await pausePlan(call, { id: params.assinatura, locale: query.idioma }, body.flagPausada)),
    ),
    route(subscriptions.catchUpReadingPlan, async ({ params, query, body, ...call }) =>
      ok(await catchUp(call, { id: params.assinatura, locale: query.idioma }, body.modo)),
    ),
    route(subscriptions.resetReadingPlan, async ({ params, query, body, ...call }) =>
      ok(await resetPlan(call, { id: params.assinatura, locale: query.idioma }, body.inicio)),
    ),
    route(subscriptions.markReadings, async ({ params, query, body, ...call }) =>
      ok(await markPassages(call, { id: params.assinatura, locale: query.idioma }, body)),
    ),
    route(subscriptions.removePlanSubscription, async ({ params, ...call }) => {
      await removeSubscription(call, { id: params.assinatura })
      return done
    }),
  ]
}

function circleRoutes(): Route[] {
  return [
    route(circles.getReadingCircle, async ({ params, ...call }) => ok(await getCircle(call, params.assinatura))),
    route(circles.inviteToCircle, async ({ params, ...call }) => ok(await invite(call, params.assinatura))),
    route(circles.revokeInvitation, async ({ params, ...call }) => ok(await revokeInvitation(call, params.assinatura))),
    route(circles.joinCircle, async ({ params, body, ...call }) =>
      ok(await joinByInvitation(call, params.assinatura, body.convite)),
    ),
    route(circles.setProgressShown, async ({ params, body, ...call }) =>
      ok(await showProgress(call, params.assinatura, body.flagMostraProgresso)),
    ),
    route(circles.leaveCircle, async ({ params, ...call }) => {
      await leaveReadingCircle(call, params.assinatura)
      return done
    }),
  ]
}

function talkRoutes(): Route[] {
  return [
    route(talk.listPlanTalk, async ({ params, query, ...call }) =>
      ok(await listTalk(call, params.assinatura, query.dia)),
    ),
    route(talk.addToPlanTalk, async ({ params, body, ...call }) =>
      created(await addToTalk(call, params.assinatura, body)),
    ),
    route(talk.removeFromPlanTalk, async ({ params, ...call }) => {
      await removeFromTalk(call, params.assinatura, params.mensagem)
      return done
    }),
  ]
}
