import type { AddressChange, MemberAddress, NewAddress } from '@narthex/contract/users/address.schemas'
import { invalid } from '../../../platform/http/domain-error.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { isCountry } from '../../lookups/countries.service.ts'
import type { KeptRow } from './household.queries.ts'
import { addKept, changeKept, dropKept, keptOf } from './household.service.ts'

export async function addressesOf(platform: Platform, church: ChurchScope, memberId: number): Promise<MemberAddress[]> {
  return (await keptOf(platform, church, 'endereco', memberId)).map(toAddress)
}

/** Throws VALIDATION for no country, LIMIT_REACHED, CONFLICT. */
export async function addAddress(
  platform: Platform,
  church: ChurchScope,
  memberId: number,
  given: NewAddress,
): Promise<MemberAddress> {
  requireCountry(given)
  return toAddress(await addKept(platform, church, 'endereco', memberId, given))
}

/** Throws VALIDATION, NOT_FOUND, CHANGED_MEANWHILE. */
export async function changeAddress(
  platform: Platform,
  church: ChurchScope,
  of: { readonly memberId: number; readonly id: number },
  { versao, ...fields }: AddressChange,
): Promise<MemberAddress> {
  requireCountry(fields)
  return toAddress(await changeKept(platform, church, 'endereco', of, { versao, fields }))
}

/** Throws NOT_FOUND. */
export function removeAddress(
  platform: Platform,
  church: ChurchScope,
  of: { readonly memberId: number; readonly id: number },
): Promise<void> {
  return dropKept(platform, church, 'endereco', of)
}

function requireCountry({ pais }: { readonly pais: string }): void {
  if (!isCountry(pais)) throw invalid([{ path: 'body.pais', message: 'Not a country' }])
}

function toAddress({ igrejaId: _, usuarioId: __, ...row }: KeptRow<'endereco'>): MemberAddress {
  return row
}
