import type { Child, ChildChange, NewChild } from '@narthex/contract/users/child.schemas'
import type { MemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { requireValidPerson } from '../enrolment.service.ts'
import type { KeptRow } from './household.queries.ts'
import { addHouseholdRow, changeHouseholdRow, listHouseholdRows, removeHouseholdRow } from './household.service.ts'

/** A guardian's children, for that guardian only. */
export async function listChildren(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  memberId: MemberId,
): Promise<Child[]> {
  return (await listHouseholdRows(platform, church, 'crianca', memberId)).map(toChild)
}

/** Throws VALIDATION for a birthday that is not past, LIMIT_REACHED, CONFLICT. */
export async function addChild(
  platform: Needs<'cache' | 'clock' | 'transactions'>,
  church: ChurchScope,
  memberId: MemberId,
  given: NewChild,
): Promise<Child> {
  await requireValidPerson(platform, church, { dataNascimento: given.dataNascimento })
  return toChild(await addHouseholdRow(platform, church, { kind: 'crianca', memberId }, given))
}

export async function changeChild(
  platform: Needs<'cache' | 'clock' | 'transactions'>,
  church: ChurchScope,
  of: { readonly memberId: MemberId; readonly id: number },
  { versao, ...fields }: ChildChange,
): Promise<Child> {
  await requireValidPerson(platform, church, { dataNascimento: fields.dataNascimento })
  return toChild(await changeHouseholdRow(platform, church, { kind: 'crianca', ...of }, { versao, fields }))
}

export function removeChild(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  of: { readonly memberId: MemberId; readonly id: number },
): Promise<void> {
  return removeHouseholdRow(platform, church, 'crianca', of)
}

function toChild({ igrejaId: _, memberId: __, sexo, ...row }: KeptRow<'crianca'>): Child {
  return { ...row, sexo: sexo as Child['sexo'] }
}
