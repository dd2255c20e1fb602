/** Lengths in characters, after normalisation. */
export const chatLimits = { texto: 500, visitante: 40, motivo: 200, denuncia: 500, titulo: 100, palavra: 40 } as const

/** Messages of a channel on a page, newest first. */
export const chatPage = { usual: 50, largest: 100 } as const

/** How long authors may edit a message. */
export const chatEditMs = 5 * 60_000

/** The largest slow mode, in seconds. */
export const longestSlowMode = 600

/** The reactions that a message can have. */
export const chatEmojis = ['👍', '❤️', '🙏', '🙌', '😂', '😢'] as const
export type ChatEmoji = (typeof chatEmojis)[number]

/** `EQUIPE`: for hosts and moderators. `ORACAO`: a private room of one member and one host. */
export const channelKinds = ['PUBLICO', 'EQUIPE', 'ORACAO'] as const
export type ChannelKind = (typeof channelKinds)[number]

export const channelStates = ['AGENDADO', 'ABERTO', 'FECHADO'] as const
export type ChannelState = (typeof channelStates)[number]

/** `PEDIDA`: the hosts are called. `ATENDIDA`: one of them prays with the person who asked. */
export const chatPrayerStates = ['PEDIDA', 'ATENDIDA'] as const

/** How long a request for prayer waits before it publishes itself, where the church wishes it. */
export const chatPrayerWaitMs = 60_000

/** `EQUIPE`: hosts and moderators. */
export const chatRoles = ['MEMBRO', 'VISITANTE', 'EQUIPE'] as const

/** The name of a channel in addresses, unique within a church. */
export const channelNamePattern = /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/
