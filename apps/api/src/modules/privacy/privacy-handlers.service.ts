import { hasPermission } from '@narthex/contract/permissions'
import { toMemberId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { listStaff } from '../members/roles.service.ts'

/** The staff who may take requests about personal data, by name. */
export async function findHandlers(work: ChurchWork) {
  const staff = await listStaff(work)
  return staff.flatMap(({ usuario: { id, nome, sobrenome }, roles }) =>
    hasPermission({ roles }, 'privacy.handle') ? [{ id: toMemberId(id), nome: `${nome} ${sobrenome}`.trim() }] : [],
  )
}
