import type { HandlerInput } from '@narthex/contract/endpoint'
import { trimUnseen } from '@narthex/contract/pasted-text'
import type { answerCustomFields, CustomField } from '@narthex/contract/users/custom-field.endpoints'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { RecordPlace } from '../../../platform/work/records.ts'
import { requireMember } from '../../members/members.service.ts'
import { answerRecord } from './custom-field-answers.records.ts'
import {
  type FieldRow,
  listAnswers,
  listFields,
  listOpenAnswers,
  removeAnswers,
  upsertAnswers,
} from './custom-fields.queries.ts'
import { findComplaint } from './custom-fields.rules.ts'

/** The custom fields that members answer, with the caller's answers. */
export function listCustomFields({ actor, inChurch }: MemberCall): Promise<CustomField[]> {
  return inChurch((work) => readOwnFields(work, actor.memberId))
}

type Answers = HandlerInput<typeof answerCustomFields>['body']['respostas']

/** Saves the caller's answers, all or none, and returns all fields with their answers. */
export async function saveAnswers(
  { actor: { memberId }, inChurch }: MemberCall,
  respostas: Answers,
): Promise<CustomField[]> {
  return inChurch(async (work) => {
    await requireMember(work, memberId)
    await putAnswers(work, memberId, await listOwnFields(work), respostas)
    return readOwnFields(work, memberId)
  })
}

/** An answer as it is typed; null removes it. */
interface TypedAnswer {
  readonly idCampo: number
  readonly valor: string | null
}

/**
 * Writes answers of a person to these fields, all or none. Throws VALIDATION at `body.respostas.N` for another field and for a
 * value that does not fit.
 */
export async function putAnswers(
  work: ChurchWork,
  memberId: MemberId,
  rows: readonly AskedField[],
  respostas: readonly TypedAnswer[],
): Promise<void> {
  const fields = new Map(rows.map((row) => [row.id, row]))
  const answers = respostas.map(({ idCampo, valor }) => ({ idCampo, valor: trimUnseen(valor ?? '') || null }))
  const complaints = answers.flatMap(({ idCampo, valor }, index) => {
    const field = fields.get(idCampo)
    if (!field) return [{ path: `body.respostas.${index}.idCampo`, message: 'Not a field of this church' }]
    const message = findComplaint(field, valor)
    return message ? [{ path: `body.respostas.${index}.valor`, message }] : []
  })
  if (complaints.length > 0) throw invalid(complaints)
  const given = answers.flatMap(({ idCampo: campoId, valor }) => {
    const tipo = fields.get(campoId)?.tipo
    return valor === null || !tipo ? [] : [{ campoId, tipo, valor }]
  })
  const taken = answers.flatMap(({ idCampo, valor }) => (valor === null ? [idCampo] : []))
  await upsertAnswers(work, memberId, given)
  await removeAnswers(work, memberId, taken)
}
type AskedField = Pick<FieldRow, 'id' | 'tipo' | 'opcoes' | 'flagObrigatorio'>

/** Fields that are answered by the staff alone are not shown to members; their personal copy has the answers. */
const listOwnFields = async (work: ChurchWork) => (await listFields(work)).filter(({ autoria }) => autoria !== 'EQUIPE')

async function readOwnFields(work: ChurchWork, memberId: MemberId): Promise<CustomField[]> {
  const fields = await listOwnFields(work)
  const ids = fields.map(({ id }) => id)
  const answers = new Map((await listAnswers(work, [memberId], ids)).map(({ campoId, valor }) => [campoId, valor]))
  return fields.map(({ idExterno, visao: _, autoria: __, opcoes, ...field }) => ({
    ...field,
    codigo: idExterno ?? String(field.id),
    opcoes: field.tipo === 'OPCAO' ? opcoes : [],
    valor: answers.get(field.id) ?? null,
  }))
}

/** The church's fields that are asked, in its order, for the office. */
export const findFields = (work: ChurchWork): Promise<FieldRow[]> => listFields(work)

/** The shown answers of people to some fields. */
export const findAnswers = (work: ChurchWork, memberIds: readonly MemberId[], campoIds: readonly number[]) =>
  listAnswers(work, memberIds, campoIds)

/** The shown answers of people that all who read people see. */
export const findOpenRows = (work: ChurchWork, memberIds: readonly MemberId[]) => listOpenAnswers(work, memberIds)

/** The place of an answer in history, which tells no word of a reserved one. */
export const placeAnswer = (memberId: MemberId, campoId: number, isReserved: boolean): RecordPlace =>
  answerRecord(memberId, campoId, isReserved)
