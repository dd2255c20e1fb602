import type { HandlerInput } from '@narthex/contract/endpoint'
import { trimUnseen } from '@narthex/contract/pasted-text'
import type { answerCustomFields, CustomField } from '@narthex/contract/users/custom-field.endpoints'
import { customFieldsForm } from '@narthex/contract/users/custom-field.form'
import type * as z from 'zod/mini'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import { edit } from '../../../platform/work/edit.ts'
import { requireMember } from '../../members/members.service.ts'
import { type FieldRow, listFields, removeAnswers, replaceFields, upsertAnswers } from './custom-fields.queries.ts'
import { customFieldsRecord } from './custom-fields.records.ts'
import { findComplaint } from './custom-fields.rules.ts'

/** Replaces the church's custom fields; missing ones are no longer asked. */
export async function setCustomFields(call: MemberCall, given: z.input<typeof customFieldsForm>): Promise<void> {
  const fields = validate(customFieldsForm, given)
  const plan = { act: 'CUSTOM_FIELDS_SET', isPublic: false, records: [customFieldsRecord()] } as const
  await edit(call, plan, ({ work }) => replaceFields(work, fields))
}

/** The church's custom fields with the caller's answers. */
export async function listCustomFields({ actor, inChurch }: MemberCall): Promise<CustomField[]> {
  return (await inChurch((work) => listFields(work, actor.memberId))).map(toField)
}

type Answers = HandlerInput<typeof answerCustomFields>['body']['respostas']

/** Saves the caller's answers, all or none, and returns all fields with their answers. */
export async function saveAnswers(
  { actor: { memberId }, inChurch }: MemberCall,
  respostas: Answers,
): Promise<CustomField[]> {
  return inChurch(async (work) => {
    await requireMember(work, memberId)
    const fields = new Map((await listFields(work, memberId)).map((row) => [row.id, toField(row)]))
    const answers = respostas.map(({ idCampo, valor }) => ({ idCampo, valor: trimUnseen(valor ?? '') || null }))
    const complaints = answers.flatMap(({ idCampo, valor }, index) => {
      const field = fields.get(idCampo)
      if (!field) return [{ path: `body.respostas.${index}.idCampo`, message: 'Not a field of this church' }]
      const message = findComplaint(field, valor)
      return message ? [{ path: `body.respostas.${index}.valor`, message }] : []
    })
    if (complaints.length > 0) throw invalid(complaints)
    const given = answers.flatMap(({ idCampo, valor }) => (valor === null ? [] : [{ campoId: idCampo, valor }]))
    const taken = answers.flatMap(({ idCampo, valor }) => (valor === null ? [idCampo] : []))
    await upsertAnswers(work, memberId, given)
    await removeAnswers(work, memberId, taken)
    return (await listFields(work, memberId)).map(toField)
  })
}

function toField({ tipo, ...row }: FieldRow): CustomField {
  return { ...row, tipo: tipo as CustomField['tipo'] }
}
