import type { MemberAddress } from '@narthex/contract/users/address.schemas'
import type { Child } from '@narthex/contract/users/child.schemas'

/** Editable values of a list's row, without the server's own fields. */
export type AddressFields = Omit<MemberAddress, 'id' | 'uuid' | 'versao'>
export type ChildFields = Omit<Child, 'id' | 'uuid' | 'versao'>
