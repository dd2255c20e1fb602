import type { Child, ChildChange, NewChild } from '@narthex/contract/users/child.schemas'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { requireSound } from '../enrolment.service.ts'
import type { KeptRow } from './household.queries.ts'
import { addKept, changeKept, dropKept, keptOf } from './household.service.ts'

/** The children of a guardian, for that guardian alone. */
export async function childrenOf(platform: Platform, church: ChurchScope, memberId: number): Promise<Child[]> {
  return (await keptOf(platform, church, 'crianca', memberId)).map(toChild)
}

/** Throws VALIDATION for a birthday that is not past, LIMIT_REACHED, CONFLICT. */
export async function addChild(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  given: NewChild,
): Promise<Child> {
  await requireSound(platform, church, { dataNascimento: given.dataNascimento })
  return toChild(await addKept(platform, church, 'crianca', memberId, given))
}

/** Throws VALIDATION, NOT_FOUND, CHANGED_MEANWHILE. */
export async function changeChild(
  platform: Platform,
  church: ChurchScope,
  of: { readonly memberId: number; readonly id: number },
  { versao, ...fields }: ChildChange,
): Promise<Child> {
  await requireSound(platform, church, { dataNascimento: fields.dataNascimento })
  return toChild(await changeKept(platform, church, 'crianca', of, { versao, fields }))
}

/** Throws NOT_FOUND. */
export function removeChild(
  platform: Platform,
  church: ChurchScope,
  of: { readonly memberId: number; readonly id: number },
): Promise<void> {
  return dropKept(platform, church, 'crianca', of)
}

function toChild({ igrejaId: _, usuarioId: __, sexo, ...row }: KeptRow<'crianca'>): Child {
  return { ...row, sexo: sexo as Child['sexo'] }
}
