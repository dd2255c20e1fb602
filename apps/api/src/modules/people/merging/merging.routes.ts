import * as merging from '@narthex/contract/people/merging.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { NamedOnPages } from '../../members/members.signals.ts'
import { listDuplicates } from './duplicates.service.ts'
import { previewMerge } from './merge-preview.service.ts'
import { undoMerge } from './merge-undo.service.ts'
import { listMerges, mergePeople, setDistinctPeople } from './merging.service.ts'

export function mergingRoutes(needs: NamedOnPages): Route[] {
  return [
    route(merging.listDuplicates, async ({ query, inChurch }) =>
      ok(await inChurch((work) => listDuplicates(work, query.apos))),
    ),
    route(merging.setDistinctPeople, async ({ body, ...call }) => {
      await setDistinctPeople(call, body)
      return done
    }),
    route(merging.previewMerge, async ({ params, ...call }) => ok(await previewMerge(call, params.id, params.idOutro))),
    route(merging.mergePeople, async ({ body, ...call }) => ok(await mergePeople(needs, call, body))),
    route(merging.listMerges, async ({ params, ...call }) =>
      ok({ itens: await call.inChurch((work) => listMerges(work, toMemberId(params.id))) }),
    ),
    route(merging.undoMerge, async ({ params, ...call }) => ok(await undoMerge(needs, call, params.id))),
  ]
}
