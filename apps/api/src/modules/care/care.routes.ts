import * as care from '@narthex/contract/care/care.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { openCare, setCareDone, setCarePlan } from './care.editing.service.ts'
import type { CareNeeds } from './care.signals.ts'
import { getCare, listCare, listCareOfPerson, listCarers, sumCare } from './care-list.service.ts'
import { addCareNote, readCareNotes, removeCareNote } from './care-notes.service.ts'

export function careRoutes(needs: CareNeeds): Route[] {
  return [
    route(care.listCare, async ({ query, ...call }) => ok(await listCare(needs, call, query))),
    route(care.sumCare, async (call) => ok(await sumCare(call))),
    route(care.listCarers, async (call) => ok({ itens: await listCarers(call) })),
    route(care.getCare, async ({ params, ...call }) => ok(await getCare(needs, call, params.id))),
    route(care.listCareOfPerson, async ({ params, ...call }) =>
      ok({ itens: await listCareOfPerson(needs, call, params.id) }),
    ),
    route(care.openCare, async ({ body, ...call }) => ok(await openCare(call, body.idUsuario))),
    route(care.setCarePlan, async ({ params, body, ...call }) => ok(await setCarePlan(needs, call, params.id, body))),
    route(care.finishCare, async ({ params, ...call }) => ok(await setCareDone(needs, call, params.id, true))),
    route(care.reopenCare, async ({ params, ...call }) => ok(await setCareDone(needs, call, params.id, false))),
    route(care.readCareNotes, async ({ params, ...call }) => ok({ itens: await readCareNotes(call, params.id) })),
    route(care.addCareNote, async ({ params, body, ...call }) => ok(await addCareNote(call, params.id, body))),
    route(care.removeCareNote, async ({ params, ...call }) => {
      await removeCareNote(call, params.id, params.idAnotacao)
      return done
    }),
  ]
}
