/**
 * The life of a broadcast. `AGENDADA`: announced; `ABERTA`: chat and page are open, the video has not begun; `REPRISE`: over,
 * and there is something to watch.
 */
export const broadcastStates = ['AGENDADA', 'ABERTA', 'AO_VIVO', 'ENCERRADA', 'REPRISE', 'CANCELADA'] as const
export type BroadcastState = (typeof broadcastStates)[number]

/** Requests of a host to the people who watch: a gift, a raised hand, a connect card, a prayer request. */
export const momentTypes = ['DOAR', 'MAO', 'CARTAO', 'ORACAO'] as const
export type MomentType = (typeof momentTypes)[number]
