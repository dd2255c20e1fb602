import type { MemberAddress } from '@narthex/contract/users/address.schemas'
import type { Child } from '@narthex/contract/users/child.schemas'

/** What a person tells of a thing of a list, without what the server keeps beside it. */
export type AddressFields = Omit<MemberAddress, 'id' | 'uuid' | 'versao'>
export type ChildFields = Omit<Child, 'id' | 'uuid' | 'versao'>
