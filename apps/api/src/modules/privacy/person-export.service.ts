import type { PersonalExport } from '@narthex/contract/leaving/leaving.endpoints'
import { notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { PersonalData } from '../../platform/personal-data/personal-data.ts'
import { edit } from '../../platform/work/edit.ts'
import { readPersonalData } from '../leaving/export.service.ts'
import { findRequest, holdSubject } from './privacy.queries.ts'

/**
 * Exports all that the church holds of the person who asks, as their own export does, without what their login keeps: that
 * is of other churches as well. Audited. Throws NOT_FOUND, also where the person was erased.
 */
export function exportPersonOfRequest(
  call: MemberCall,
  personalData: readonly PersonalData[],
  id: number,
): Promise<PersonalExport> {
  const { church, clock } = call
  const plan = { act: 'PERSON_DATA_EXPORTED', subject: { pedido: id }, isPublic: false } as const
  return edit(call, plan, async ({ work, about }) => {
    const memberId = (await findRequest(work, id))?.memberId
    const person = memberId && (await holdSubject(work, memberId))
    if (!person) throw notFound()
    about({ usuario: memberId })
    const dados = await readPersonalData(work, personalData, { accountId: person.accountId, memberId })
    return { geradoEm: clock().toISOString(), igreja: { id: church.igrejaId, codigo: church.codigo }, dados }
  })
}
