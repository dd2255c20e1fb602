declare const kind: unique symbol

/** An id of one kind of row: ids of different kinds do not mix, and a plain number is not an id. */
type Id<Kind extends string, Value extends number | string = number> = Value & { readonly [kind]: Kind }

/** `conta.id`: a login, which may belong to several churches. */
export type AccountId = Id<'account'>
/** `usuario.id`: a member of one church. */
export type MemberId = Id<'member'>
/** `celula.id`: a group of a church. */
export type GroupId = Id<'group'>
/** `solicitacao_celula.id`: a request to join a group. */
export type JoinRequestId = Id<'join request'>
/** `oracao.id`: a prayer of the wall. */
export type PrayerId = Id<'prayer'>
/** `oracao_mensagem.id`: a message below a prayer. */
export type PrayerMessageId = Id<'prayer message'>
/** `nota_sermao.id`: a member's note. */
export type NoteId = Id<'note', string>

/* For ids that arrive as plain numbers: in a request's body or query, from a job's payload, in tests. */

export const toAccountId = (id: number): AccountId => id as AccountId
export const toMemberId = (id: number): MemberId => id as MemberId
export const toGroupId = (id: number): GroupId => id as GroupId
export const toJoinRequestId = (id: number): JoinRequestId => id as JoinRequestId
export const toPrayerId = (id: number): PrayerId => id as PrayerId
export const toPrayerMessageId = (id: number): PrayerMessageId => id as PrayerMessageId
export const toNoteId = (id: string): NoteId => id as NoteId
