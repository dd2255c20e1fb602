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
/** `chat_canal.id`: a channel of a chat. */
export type ChatChannelId = Id<'chat channel'>
/** `chat_mensagem.id`: a message of a chat. */
export type ChatMessageId = Id<'chat message'>
/** `chat_visitante.id`: a guest of the chats. */
export type ChatGuestId = Id<'chat guest'>
/** `nota_sermao.id`: a member's note. */
export type NoteId = Id<'note', string>
/** `plano_leitura_assinatura.id`: a reading plan that a member reads. */
export type PlanSubscriptionId = Id<'plan subscription', string>
/** `play_lista.id`: a title in a member's list. */
export type PlayListEntryId = Id<'play list entry', string>
/** `play_reproducao.id`: what plays on one device of a member. */
export type PlaybackId = Id<'playback', string>
/** `play_perfil.id`: a child's profile of a member. */
export type PlayProfileId = Id<'play profile', string>

/* For ids that arrive as plain numbers: in a request's body or query, from a job's payload, in tests. */

export const toAccountId = (id: number): AccountId => id as AccountId
export const toMemberId = (id: number): MemberId => id as MemberId
export const toJoinRequestId = (id: number): JoinRequestId => id as JoinRequestId
export const toGroupId = (id: number): GroupId => id as GroupId
export const toPrayerId = (id: number): PrayerId => id as PrayerId
export const toPlanSubscriptionId = (id: string): PlanSubscriptionId => id as PlanSubscriptionId
export const toPlaybackId = (id: string): PlaybackId => id as PlaybackId
export const toPlayProfileId = (id: string): PlayProfileId => id as PlayProfileId
export const toNoteId = (id: string): NoteId => id as NoteId
export const toChatChannelId = (id: number): ChatChannelId => id as ChatChannelId
export const toChatMessageId = (id: number): ChatMessageId => id as ChatMessageId
export const toChatGuestId = (id: number): ChatGuestId => id as ChatGuestId
