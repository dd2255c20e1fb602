import type { AddressChange, MemberAddress, NewAddress } from '@narthex/contract/users/address.schemas'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { isCountry } from '../../lookups/countries.service.ts'
import type { HouseholdRow } from './household.queries.ts'
import { addHouseholdRow, changeHouseholdRow, listHouseholdRows, removeHouseholdRow } from './household.service.ts'

export async function listAddresses(call: MemberCall): Promise<MemberAddress[]> {
  return (await listHouseholdRows(call, 'endereco')).map(toAddress)
}

/** Throws VALIDATION for no country, LIMIT_REACHED, CONFLICT. */
export async function addAddress(call: MemberCall, given: NewAddress): Promise<MemberAddress> {
  requireCountry(given)
  return toAddress(await addHouseholdRow(call, 'endereco', given))
}

export async function changeAddress(
  call: MemberCall,
  id: number,
  { versao, ...fields }: AddressChange,
): Promise<MemberAddress> {
  requireCountry(fields)
  return toAddress(await changeHouseholdRow(call, { kind: 'endereco', id }, { versao, fields }))
}

export function removeAddress(call: MemberCall, id: number): Promise<void> {
  return removeHouseholdRow(call, { kind: 'endereco', id })
}

function requireCountry({ pais }: { readonly pais: string }): void {
  if (!isCountry(pais)) throw invalid([{ path: 'body.pais', message: 'Not a country' }])
}

function toAddress({ igrejaId: _, memberId: __, ...row }: HouseholdRow<'endereco'>): MemberAddress {
  return row
}
