import type { Audience, Moment, OutlineLine } from './broadcast.schemas.ts'
import type { BroadcastState } from './live-states.ts'

/** Topic of pages that show a broadcast. Public: events carry their content. */
export const broadcastTopic = (id: number) => `live:${id}` as const

/** Topic of pages that show which broadcasts there are. */
export const churchBroadcastsTopic = 'live:igreja'

/** The data of an event of `live:<id>`. */
export type BroadcastEvent =
  | {
      readonly tipo: 'estado'
      readonly estado: BroadcastState
      readonly versao: number
      readonly iniciadaEm: string | null
      readonly encerradaEm: string | null
    }
  /** Title, times or source changed: ask `getBroadcast` again. */
  | { readonly tipo: 'alterada'; readonly versao: number }
  | { readonly tipo: 'removida' }
  /** A line whose blanks are filled in now, or hidden again. */
  | { readonly tipo: 'linha'; readonly linha: OutlineLine }
  /** Lines were added, moved or removed: ask `getBroadcastNow` again. */
  | { readonly tipo: 'roteiro' }
  | { readonly tipo: 'momento'; readonly momento: Moment }
  | { readonly tipo: 'momento-fechado'; readonly id: number }
  /** Not sent for each hand once there are many. */
  | { readonly tipo: 'maos'; readonly momento: number; readonly maos: number }
  | ({ readonly tipo: 'publico' } & Audience)

/** The data of an event of `live:igreja`: a broadcast was added, changed, moved on in its life, or was removed. */
export interface ChurchBroadcastsEvent {
  readonly tipo: 'transmissao'
  readonly id: number
  /** Null where it was removed. */
  readonly estado: BroadcastState | null
}
