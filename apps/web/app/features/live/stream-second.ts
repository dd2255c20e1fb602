import type { LiveSourceOnWire } from '@narthex/contract/live/broadcast.schemas'

/** The second of the broadcast at `nowMs` by the server's clock; undefined before it has begun. */
export function broadcastSecond(startedAt: string | null, nowMs: number): number | undefined {
  if (startedAt === null) return undefined
  const seconds = (nowMs - Date.parse(startedAt)) / 1000
  return seconds >= 0 ? seconds : undefined
}

/**
 * The second of the file at which everyone is in a simulated broadcast; undefined before its start, and after its end
 * where it does not repeat.
 */
export function fileSecond(
  { duracaoSegundos, flagRepete }: Pick<LiveSourceOnWire, 'duracaoSegundos' | 'flagRepete'>,
  startedAt: string | null,
  nowMs: number,
): number | undefined {
  const second = broadcastSecond(startedAt, nowMs)
  if (second === undefined || duracaoSegundos === null || second < duracaoSegundos) return second
  return flagRepete ? second % duracaoSegundos : undefined
}
