import type { Broadcast, BroadcastNow } from '@narthex/contract/live/broadcast.schemas'
import type { BroadcastEvent } from '@narthex/contract/live/live-events'
import type { BroadcastState } from '@narthex/contract/live/live-states'

/** Phase of a broadcast for its viewers. */
export type Phase = 'before' | 'open' | 'live' | 'over' | 'replay' | 'canceled'

export const phases: Readonly<Record<BroadcastState, Phase>> = {
  AGENDADA: 'before',
  ABERTA: 'open',
  AO_VIVO: 'live',
  ENCERRADA: 'over',
  REPRISE: 'replay',
  CANCELADA: 'canceled',
}

/** Live state of a broadcast's page. */
export interface Watching extends Pick<BroadcastNow, 'estado' | 'versao' | 'iniciadaEm' | 'roteiro' | 'momentos'> {
  /** Undefined until it was asked for. */
  readonly publico: BroadcastNow['publico'] | undefined
  /** Lead of the server's clock over this device's. */
  readonly clockAheadMs: number
}

/** Checks whether the broadcast has ended: no stream is needed. */
export const isFinished = ({ estado }: Pick<Watching, 'estado'>) =>
  ['over', 'replay', 'canceled'].includes(phases[estado])

/** Applies an event of the broadcast's topic. Events may come twice; those of an older version are dropped. */
export function applyEvent(shown: Watching, event: BroadcastEvent): Watching {
  switch (event.tipo) {
    case 'estado': {
      if (event.versao < shown.versao) return shown
      const { estado, versao, iniciadaEm } = event
      const changed = { ...shown, estado, versao, iniciadaEm }
      return isFinished(changed) ? { ...changed, momentos: [] } : changed
    }
    case 'linha':
      return { ...shown, roteiro: shown.roteiro.map((line) => (line.id === event.linha.id ? event.linha : line)) }
    case 'momento':
      return isFinished(shown)
        ? shown
        : { ...shown, momentos: [...shown.momentos.filter(({ id }) => id !== event.momento.id), event.momento] }
    case 'momento-fechado':
      return { ...shown, momentos: shown.momentos.filter(({ id }) => id !== event.id) }
    case 'maos':
      return {
        ...shown,
        momentos: shown.momentos.map((moment) =>
          moment.id === event.momento ? { ...moment, maos: event.maos } : moment,
        ),
      }
    case 'publico':
      return { ...shown, publico: { total: event.total, pico: event.pico } }
    case 'removida':
      return { ...shown, estado: 'CANCELADA', momentos: [] }
    default:
      return shown
  }
}

/** Applies a state read at `nowMs`; an event that came later keeps its newer state. */
export function applyReading(shown: Watching, read: BroadcastNow, nowMs: number): Watching {
  const { estado, versao, iniciadaEm, publico, roteiro, momentos, agora } = read
  const standing = versao < shown.versao ? shown : { estado, versao, iniciadaEm }
  return {
    estado: standing.estado,
    versao: standing.versao,
    iniciadaEm: standing.iniciadaEm,
    publico,
    roteiro,
    momentos: isFinished(standing) ? [] : momentos,
    clockAheadMs: Date.parse(agora) - nowMs,
  }
}

/** The state of a broadcast that was read again, unless an event has overtaken it. */
export function applyBroadcast(shown: Watching, { estado, versao, iniciadaEm }: Broadcast): Watching {
  if (versao < shown.versao) return shown
  const changed = { ...shown, estado, versao, iniciadaEm }
  return isFinished(changed) ? { ...changed, momentos: [] } : changed
}
