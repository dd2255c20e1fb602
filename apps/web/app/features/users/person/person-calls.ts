import { getMe } from '@narthex/contract/auth/account.endpoints'
import { addAddress, changeAddress, listAddresses, removeAddress } from '@narthex/contract/users/address.endpoints'
import type { MemberAddress } from '@narthex/contract/users/address.schemas'
import { addChild, changeChild, listChildren, removeChild } from '@narthex/contract/users/child.endpoints'
import type { Child } from '@narthex/contract/users/child.schemas'
import { type CustomField, listCustomFields } from '@narthex/contract/users/custom-field.endpoints'
import type { Member } from '@narthex/contract/users/user.schemas'
import { callApi } from '../../../session/api.ts'
import { type LocalRow, rowOfSaved } from './local-rows.ts'
import type { AddressFields, ChildFields } from './row-values.ts'

export interface PersonData {
  readonly userId: number
  readonly member: Member
  readonly addresses: readonly LocalRow<AddressFields>[]
  readonly children: readonly LocalRow<ChildFields>[]
  readonly customFields: readonly CustomField[]
}

/** All that a person told this church of themselves, as it is now. */
export async function loadPersonData(igreja: string): Promise<PersonData> {
  const { user, usuario } = await callApi(getMe, {})
  const params = { id: String(user.id) }
  const [addresses, children, customFields] = await Promise.all([
    callApi(listAddresses, { params }),
    callApi(listChildren, { params }),
    callApi(listCustomFields, { params, query: { igreja } }),
  ])
  return {
    userId: user.id,
    member: usuario,
    addresses: addresses.map(addressRow),
    children: children.map(childRow),
    customFields,
  }
}

/** Calls that save a list's rows. Each is idempotent. */
export interface RowCalls<Value> {
  add(key: string, value: Value): Promise<LocalRow<Value>>
  change(id: number, versao: number, value: Value): Promise<LocalRow<Value>>
  remove(id: number): Promise<unknown>
}

/** @param member the id of who the person is to this church */
export function addressCalls(member: number): RowCalls<AddressFields> {
  const id = String(member)
  return {
    add: async (uuid, value) => addressRow(await callApi(addAddress, { params: { id }, body: { ...value, uuid } })),
    change: async (addressId, versao, value) =>
      addressRow(
        await callApi(changeAddress, { params: { id, addressId: String(addressId) }, body: { ...value, versao } }),
      ),
    remove: (addressId) => callApi(removeAddress, { params: { id, addressId: String(addressId) } }),
  }
}

export function childCalls(member: number, igreja: string): RowCalls<ChildFields> {
  const id = String(member)
  return {
    add: async (uuid, value) =>
      childRow(await callApi(addChild, { params: { id }, query: { igreja }, body: { ...value, uuid } })),
    change: async (childId, versao, value) =>
      childRow(await callApi(changeChild, { params: { id, childId: String(childId) }, body: { ...value, versao } })),
    remove: (childId) => callApi(removeChild, { params: { id, childId: String(childId) } }),
  }
}

function addressRow({ id, uuid, versao, ...value }: MemberAddress): LocalRow<AddressFields> {
  return rowOfSaved(uuid, { id, versao, value })
}

function childRow({ id, uuid, versao, ...value }: Child): LocalRow<ChildFields> {
  return rowOfSaved(uuid, { id, versao, value })
}
