import { households } from '@narthex/contract/people/household.resource'
import * as endpoints from '@narthex/contract/people/people.endpoints'
import { people } from '@narthex/contract/people/person.resource'
import * as answers from '@narthex/contract/people/person-answers.endpoints'
import { created, type MemberCall, ok, type Route, route } from '../../platform/http/route.ts'
import { toMemberId } from '../../platform/ids.ts'
import { resourceRoutes } from '../../platform/resources/resource-routes.ts'
import type { NamedOnPages } from '../members/members.signals.ts'
import { isNamedOnPages } from '../users/public-face.service.ts'
import {
  answerForPerson,
  listAnswerChanges,
  listKnownFields,
  readPersonAnswers,
  readReservedAnswers,
} from './answers.service.ts'
import { householdService } from './households.service.ts'
import { findByDocument, getPersonOverview, readDocuments } from './overview.service.ts'
import { findPersonId, personService } from './people.service.ts'
import { placeWithinLimits } from './people-limits.service.ts'
import { addVisitor, listSimilar } from './visitors.service.ts'

export function peopleRoutes(needs: NamedOnPages): Route[] {
  return [
    ...resourceRoutes(people, personService).map((own) => keepWithinLimits(showOnPages(needs, own))),
    ...resourceRoutes(households, householdService),
    route(endpoints.addVisitor, async ({ body, ...call }) => created(await addVisitor(call, body))),
    route(endpoints.listSimilarPeople, async ({ params, ...call }) =>
      ok({ itens: await call.inChurch((work) => listSimilar(work, call, params.id)) }),
    ),
    route(endpoints.getPersonOverview, async ({ params, ...call }) =>
      ok(await getPersonOverview(call, toMemberId(params.id))),
    ),
    route(endpoints.findPersonByDocument, async ({ body, ...call }) => ok(await findByDocument(call, body.numero))),
    route(endpoints.readPersonDocuments, async ({ params, ...call }) => ok(await readDocuments(call, params.id))),
    ...answerRoutes(),
  ]
}

/** Answers of people to the church's custom fields, as far as the caller may see and write them. */
function answerRoutes(): Route[] {
  return [
    route(answers.listKnownFields, async (call) =>
      ok({ itens: await call.inChurch((work) => listKnownFields(work, call)) }),
    ),
    route(answers.listPersonAnswers, async ({ params, ...call }) =>
      ok(await readPersonAnswers(call, toMemberId(params.id))),
    ),
    route(answers.readReservedAnswers, async ({ params, ...call }) =>
      ok(await readReservedAnswers(call, toMemberId(params.id))),
    ),
    route(answers.setPersonAnswers, async ({ params, body, ...call }) =>
      ok(await answerForPerson(call, toMemberId(params.id), body.respostas)),
    ),
    route(answers.listPersonAnswerChanges, async ({ params: { id, idCampo }, query, ...call }) =>
      ok(await listAnswerChanges(call, { id: toMemberId(id), idCampo }, query)),
    ),
  ]
}

/** A change of someone whom pages name, such as a leader of a group, is an edit of the site. */
function showOnPages({ signals }: NamedOnPages, own: Route): Route {
  const { id } = own.endpoint
  if (id !== people.calls.set.id && id !== people.calls.put.id) return own
  const handle = async (call: CallOfPerson) => {
    const isNamed = await call.inChurch(async (work) => {
      const { id: named, idExterno } = call.params
      const memberId = named ?? (idExterno === undefined ? undefined : await findPersonId(work, idExterno))
      return memberId !== undefined && isNamedOnPages(signals.namedOnPages, work, toMemberId(memberId))
    })
    return own.handle((isNamed ? { ...call, inChurch: call.editSite } : call) as never)
  }
  return { ...own, handle }
}

/** Adds people where the caller's roles reach, and changes them so that they stay there. */
function keepWithinLimits(own: Route): Route {
  const { id } = own.endpoint
  if (id !== people.calls.add.id && id !== people.calls.set.id) return own
  const handle = async ({ body, ...call }: WriteOfPerson) =>
    own.handle({ ...call, body: placeWithinLimits(call, body) } as never)
  return { ...own, handle }
}

interface WriteOfPerson extends MemberCall {
  readonly body: { readonly idCongregacao: number | null }
}

interface CallOfPerson extends MemberCall {
  readonly params: { readonly id?: number; readonly idExterno?: string }
}
