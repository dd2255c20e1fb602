import type { AddressChange, MemberAddress, NewAddress } from '@narthex/contract/users/address.schemas'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { isCountry } from '../../lookups/countries.service.ts'
import type { KeptRow } from './household.queries.ts'
import { addHouseholdRow, changeHouseholdRow, listHouseholdRows, removeHouseholdRow } from './household.service.ts'

export async function listAddresses(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  memberId: MemberId,
): Promise<MemberAddress[]> {
  return (await listHouseholdRows(platform, church, 'endereco', memberId)).map(toAddress)
}

/** Throws VALIDATION for no country, LIMIT_REACHED, CONFLICT. */
export async function addAddress(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  memberId: MemberId,
  given: NewAddress,
): Promise<MemberAddress> {
  requireCountry(given)
  return toAddress(await addHouseholdRow(platform, church, { kind: 'endereco', memberId }, given))
}

export async function changeAddress(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  of: { readonly memberId: MemberId; readonly id: number },
  { versao, ...fields }: AddressChange,
): Promise<MemberAddress> {
  requireCountry(fields)
  return toAddress(await changeHouseholdRow(platform, church, { kind: 'endereco', ...of }, { versao, fields }))
}

export function removeAddress(
  platform: Needs<'transactions'>,
  church: ChurchScope,
  of: { readonly memberId: MemberId; readonly id: number },
): Promise<void> {
  return removeHouseholdRow(platform, church, 'endereco', of)
}

function requireCountry({ pais }: { readonly pais: string }): void {
  if (!isCountry(pais)) throw invalid([{ path: 'body.pais', message: 'Not a country' }])
}

function toAddress({ igrejaId: _, memberId: __, ...row }: KeptRow<'endereco'>): MemberAddress {
  return row
}
