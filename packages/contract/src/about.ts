import type { Permission } from './permissions.ts'

/** The name of a field in the params or the query of a call. */
type Field = string

/**
 * The owner of what a call accesses, by the field that names it.
 *
 * The dispatcher compares `account` and `member` with the caller on calls for anyone logged in: a call about anyone else
 * answers 404. Staff reach the members of their own church by the same fields. All other rules belong to the services; the
 * tests over all endpoints check them.
 * `or` names a permission with which staff may do the same.
 * - `none`: nothing of a person's, only what the church or the product has.
 * - `caller`: the caller's own, which the call does not name.
 */
export type About =
  | 'none'
  | 'caller'
  | AboutAccount
  | AboutMember
  | { readonly group: Field; readonly of: 'leader' | 'member' | 'self' | 'anyone' }
  | { readonly joinRequest: Field; readonly of: 'author' | 'leader' }
  | { readonly prayer: Field; readonly of: 'author' | 'church' }
  | { readonly prayerMessage: Field; readonly of: 'author' | 'church'; readonly or?: Permission }
  | { readonly chatMessage: Field; readonly of: 'author'; readonly or?: Permission }
  | { readonly note: Field; readonly of: 'author' }
  | { readonly planSubscription: Field; readonly of: 'author' }
  | { readonly playListEntry: Field; readonly of: 'author' }
  | { readonly playback: Field; readonly of: 'author' }
  | { readonly playProfile: Field; readonly of: 'author' }
  | { readonly card: Field }
  | { readonly payment: Field }
  | { readonly paymentCard: Field; readonly of: 'author' }
  | { readonly recurrence: Field; readonly of: 'author' }
  | { readonly gift: Field; readonly of: 'author' }
  | { readonly playSubscription: Field; readonly of: 'author' }
  | { readonly event: Field; readonly of: 'door'; readonly or?: Permission }

/** Named by the account's id (`conta.id`), with one of its sessions or factors. */
export interface AboutAccount {
  readonly account: Field
  readonly session?: Field
  readonly factor?: Field
  /** Staff may not do this to themselves. */
  readonly of?: 'another'
}

/** Named by the id of the membership (`usuario.id`), with one of the member's addresses, children or tickets. */
export interface AboutMember {
  readonly member: Field
  readonly address?: Field
  readonly child?: Field
  readonly ticket?: Field
}
