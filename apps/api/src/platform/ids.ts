declare const kind: unique symbol

/** An id of one kind of row: ids of different kinds do not mix, and a plain number is not an id. */
type Id<Kind extends string, Value extends number | string = number> = Value & { readonly [kind]: Kind }

/** `conta.id`: a login, which may belong to several churches. */
export type AccountId = Id<'account'>
/** `usuario.id`: a member of one church. */
export type MemberId = Id<'member'>

/* For ids that arrive as plain numbers: in a request's body or query, from a job's payload, in tests. */

export const toAccountId = (id: number): AccountId => id as AccountId
export const toMemberId = (id: number): MemberId => id as MemberId
