import type { Child, ChildChange, NewChild } from '@narthex/contract/users/child.schemas'
import type { MemberCall } from '../../../platform/http/route.ts'
import { requireValidPerson } from '../enrolment.service.ts'
import type { HouseholdRow } from './household.queries.ts'
import { addHouseholdRow, changeHouseholdRow, listHouseholdRows, removeHouseholdRow } from './household.service.ts'

/** A guardian's children, for that guardian only. */
export async function listChildren(call: MemberCall): Promise<Child[]> {
  return (await listHouseholdRows(call, 'crianca')).map(toChild)
}

/** Throws VALIDATION for a birthday that is not past, LIMIT_REACHED, CONFLICT. */
export async function addChild(call: MemberCall, given: NewChild): Promise<Child> {
  await requireValidPerson(call, { dataNascimento: given.dataNascimento })
  return toChild(await addHouseholdRow(call, 'crianca', given))
}

export async function changeChild(call: MemberCall, id: number, { versao, ...fields }: ChildChange): Promise<Child> {
  await requireValidPerson(call, { dataNascimento: fields.dataNascimento })
  return toChild(await changeHouseholdRow(call, { kind: 'crianca', id }, { versao, fields }))
}

export function removeChild(call: MemberCall, id: number): Promise<void> {
  return removeHouseholdRow(call, { kind: 'crianca', id })
}

function toChild({ igrejaId: _, memberId: __, sexo, ...row }: HouseholdRow<'crianca'>): Child {
  return { ...row, sexo: sexo as Child['sexo'] }
}
