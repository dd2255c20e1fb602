import { people } from '@narthex/contract/people/person.resource'
import type { Permission } from '@narthex/contract/permissions'
import { invalid } from '../../platform/errors/domain-error.ts'
import { findLimit, isWithinLimits } from '../../platform/http/role-limits.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { isRecordReached, limitRecords, requireReached } from '../../platform/resources/record-limits.ts'
import { isAllowed } from '../../platform/resources/resource-kind.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { peopleColumns } from './people.columns.ts'

const kind = { resource: people, service: { list: { columns: peopleColumns } } } as never

/** SQL condition: the people whom the caller's roles reach; undefined for all of the church. */
export const limitPeople = (call: Pick<MemberCall, 'actor' | 'church'>) => limitRecords(call, kind, people.may.read)

/**
 * A form with a congregation that the caller's roles reach: theirs where they have one alone. Throws VALIDATION where it names
 * none of several, or another one.
 */
export function placeWithinLimits<Form extends { readonly idCongregacao: number | null }>(
  { actor }: Pick<MemberCall, 'actor'>,
  form: Form,
): Form {
  const ids = findLimit(actor, people.may.write, people.limits.by)
  if (ids === undefined || ids.includes(form.idCongregacao ?? 0)) return form
  const [only, other] = ids
  if (form.idCongregacao !== null || only === undefined || other !== undefined)
    throw invalid([{ path: 'idCongregacao', message: 'Not a congregation that your role reaches' }])
  return { ...form, idCongregacao: only }
}

/** Whether a permission of the caller's roles reaches a person. */
export async function reachesPerson(
  work: ChurchWork,
  call: Pick<MemberCall, 'actor' | 'church'>,
  { id, permission }: { readonly id: number; readonly permission: Permission },
): Promise<boolean> {
  if (isAllowed(call, permission)) return true
  return (
    isWithinLimits(call.actor, permission, people.limits.by) && isRecordReached(work, call, kind, { id, permission })
  )
}

/** Throws NOT_FOUND for a person whom the caller's roles do not reach. */
export const requireReachedPerson = (
  work: ChurchWork,
  call: Pick<MemberCall, 'actor' | 'church'>,
  id: number,
): Promise<void> => requireReached(work, call, kind, { id, permission: people.may.read })

/** Throws NOT_FOUND for a person whom the caller's roles do not let them change. */
export const requireWritablePerson = (
  work: ChurchWork,
  call: Pick<MemberCall, 'actor' | 'church'>,
  id: number,
): Promise<void> => requireReached(work, call, kind, { id, permission: people.may.write })
