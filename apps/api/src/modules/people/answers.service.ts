import type { RecordChange } from '@narthex/contract/audit/history.schemas'
import type { HandlerInput } from '@narthex/contract/endpoint'
import { people } from '@narthex/contract/people/person.resource'
import type {
  KnownField,
  PersonAnswer,
  setPersonAnswers as setEndpoint,
} from '@narthex/contract/people/person-answers.endpoints'
import type { Permission } from '@narthex/contract/permissions'
import type { ListedQuery } from '@narthex/contract/resources/resource-endpoints'
import { canAnswerField, canReadField } from '@narthex/contract/users/custom-field-words'
import type { TableField } from '../../platform/documents/table-field.ts'
import { DomainError, notFound } from '../../platform/errors/domain-error.ts'
import { isWithinLimits } from '../../platform/http/role-limits.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { MemberId } from '../../platform/ids.ts'
import { tableWords } from '../../platform/resources/importing/record-fields.ts'
import { isAllowed } from '../../platform/resources/resource-kind.ts'
import type { ListOf, MadeFields } from '../../platform/resources/resource-service.ts'
import type { FileText } from '../../platform/resources/staff-file.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { edit } from '../../platform/work/edit.ts'
import { recordAct } from '../audit/audit.service.ts'
import { listHistory } from '../audit/history.service.ts'
import {
  findAnswers,
  findFields,
  findOpenRows,
  placeAnswer,
  putAnswers,
} from '../users/custom-fields/custom-fields.service.ts'
import { personRecord } from './people.records.ts'
import { reachesPerson, requireReachedPerson } from './people-limits.service.ts'

type Caller = Pick<MemberCall, 'actor' | 'church'>

const isReserved = ({ visao }: Pick<KnownField, 'visao'>) => visao !== 'PESSOAS'

const asked = ['people.read', 'people.write', 'people.documents', 'care.notes'] as const satisfies readonly Permission[]

/** The permissions of the caller that reach a person; without one, those that reach anyone. */
async function findPermissions(work: ChurchWork, call: Caller, id?: MemberId): Promise<ReadonlySet<Permission>> {
  const held = new Set<Permission>()
  for (const permission of asked) {
    const reaches =
      id === undefined
        ? isAllowed(call, permission) || isWithinLimits(call.actor, permission, people.limits.by)
        : await reachesPerson(work, call, { id, permission })
    if (reaches) held.add(permission)
  }
  return held
}

/** The custom fields whose answers the caller may see, in the church's order. Others are as if they were not there. */
export async function listKnownFields(work: ChurchWork, call: Caller, id?: MemberId): Promise<KnownField[]> {
  const held = await findPermissions(work, call, id)
  const may = (permission: Permission) => held.has(permission)
  const fields = await findFields(work)
  return fields
    .filter((field) => canReadField(field, may))
    .map(({ id, titulo, ajuda, tipo, opcoes, visao, autoria }) => ({
      id,
      titulo,
      ajuda,
      tipo,
      opcoes: tipo === 'OPCAO' ? opcoes : [],
      visao,
      autoria,
      flagAltera: canAnswerField({ visao, autoria }, may),
    }))
}

/** The fields that the caller may see, with the answers that all readers of people see. */
export function readPersonAnswers(call: MemberCall, id: MemberId) {
  return call.inChurch(async (work) => {
    await requirePerson(work, call, id)
    const campos = await listKnownFields(work, call, id)
    const open = campos.filter((field) => !isReserved(field))
    return { campos, respostas: await readAnswers(work, id, open) }
  })
}

/** The answers that not all readers of people see. Written down: who read whose. */
export function readReservedAnswers(call: MemberCall, id: MemberId) {
  return call.inChurch(async (work) => {
    await requirePerson(work, call, id)
    const reserved = (await listKnownFields(work, call, id)).filter(isReserved)
    const { actor, source } = call
    const detalhes = { usuario: id }
    await recordAct(work, { acao: 'RESERVED_ANSWERS_READ', accountId: actor.accountId, source, detalhes })
    return { respostas: await readAnswers(work, id, reserved) }
  })
}

type TypedAnswers = HandlerInput<typeof setEndpoint>['body']['respostas']

/**
 * Saves answers of a person, all or none; what the office may not answer is as if there were no such field. An answer that is
 * as it is to be is no change, so that a call that is sent twice says the same. Throws CHANGED_MEANWHILE where someone else has
 * answered since.
 */
export function answerForPerson(call: MemberCall, id: MemberId, respostas: TypedAnswers) {
  const plan = { act: 'PERSON_ANSWERS_SET', subject: { usuario: id }, isPublic: false, hold: personRecord(id) } as const
  return edit(call, plan, async ({ work, before, watch, unchanged }) => {
    if (before.mergedIntoId !== null) throw notFound()
    await requireReachedPerson(work, call, id)
    const fields = (await listKnownFields(work, call, id)).filter(({ flagAltera }) => flagAltera)
    const named = fields.filter((field) => respostas.some(({ idCampo }) => idCampo === field.id))
    const known = new Map((await readAnswers(work, id, named)).map(({ idCampo, valor }) => [idCampo, valor]))
    const changed = respostas.filter(({ idCampo, valor }) => (valor || null) !== (known.get(idCampo) ?? null))
    const overtaken = respostas.flatMap(({ idCampo, antes }, at) => {
      const theirs = known.get(idCampo) ?? null
      const isOvertaken = changed.some((answer) => answer.idCampo === idCampo) && (antes || null) !== theirs
      return isOvertaken ? [{ path: `body.respostas.${at}.antes`, message: theirs ?? '' }] : []
    })
    const isKnown = ({ idCampo }: { idCampo: number }) => fields.some((field) => field.id === idCampo)
    if (overtaken.length > 0 && respostas.every(isKnown))
      throw new DomainError('CHANGED_MEANWHILE', { details: overtaken })
    await watch(...named.map((field) => placeAnswer(id, field.id, isReserved(field))))
    // The office may leave empty what members have to answer: it does not know everything.
    const asked = fields.map((field) => ({ ...field, flagObrigatorio: false }))
    await putAnswers(work, id, asked, respostas)
    const result = { respostas: await readAnswers(work, id, named) }
    return changed.length === 0 ? unchanged(result) : result
  })
}

/** Changes that the office made to an answer. Of reserved ones they tell no word, whatever the field was at the time. */
export function listAnswerChanges(
  call: MemberCall,
  { id, idCampo }: { readonly id: MemberId; readonly idCampo: number },
  query: ListedQuery,
): Promise<ListOf<RecordChange>> {
  return call.inChurch(async (work) => {
    await requirePerson(work, call, id)
    const field = (await listKnownFields(work, call, id)).find((known) => known.id === idCampo)
    if (!field) throw notFound()
    return listHistory(work, placeAnswer(id, idCampo, isReserved(field)), query)
  })
}

/** The answers of people that all readers of people see: those that lists, filters and files have. */
export async function findOpenAnswers(
  work: ChurchWork,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<number, PersonAnswer[]>> {
  if (ids.length === 0) return new Map()
  const found = Map.groupBy(await findOpenRows(work, ids), ({ memberId }) => Number(memberId))
  return new Map([...found].map(([id, rows]) => [id, rows.map(({ campoId: idCampo, valor }) => ({ idCampo, valor }))]))
}

/** Columns of answers in an exported list of people: those that all readers of people see, by the titles of their fields. */
export async function exportAnswers(work: ChurchWork, { locale }: FileText): Promise<MadeFields<typeof people>> {
  const fields = (await findFields(work)).filter((field) => !isReserved(field))
  const { yes, no } = tableWords[locale]
  const toField = (tipo: KnownField['tipo'], valor: string | undefined): TableField => {
    if (valor === undefined) return null
    return tipo === 'SIM_NAO' ? (valor === 'true' ? yes : no) : valor
  }
  return {
    head: fields.map(({ titulo }) => titulo),
    toLine({ respostas }) {
      const answers = new Map(respostas.map(({ idCampo, valor }) => [idCampo, valor]))
      return fields.map(({ id, tipo }) => toField(tipo, answers.get(id)))
    },
  }
}

async function readAnswers(work: ChurchWork, id: MemberId, fields: readonly KnownField[]): Promise<PersonAnswer[]> {
  const rows = await findAnswers(
    work,
    [id],
    fields.map((field) => field.id),
  )
  return rows.map(({ campoId: idCampo, valor }) => ({ idCampo, valor }))
}

async function requirePerson(work: ChurchWork, call: Caller, id: MemberId): Promise<void> {
  if (!(await personRecord(id).find(work))) throw notFound()
  await requireReachedPerson(work, call, id)
}
