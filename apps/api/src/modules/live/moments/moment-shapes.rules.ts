import type { Moment } from '@narthex/contract/live/broadcast.schemas'
import type { BroadcastState, MomentType } from '@narthex/contract/live/live-states'

interface MomentRow {
  readonly id: number
  readonly tipo: MomentType
  readonly titulo: string
  readonly texto: string | null
  readonly abertoEm: Date | null
  readonly fechadoEm: Date | null
  readonly respostas: number
}

export function toMoment({ id, tipo, titulo, texto, abertoEm, fechadoEm, respostas }: MomentRow): Moment {
  return {
    id,
    tipo,
    titulo,
    texto,
    abertoEm: abertoEm?.toISOString() ?? null,
    fechadoEm: fechadoEm?.toISOString() ?? null,
    maos: tipo === 'MAO' ? respostas : 0,
  }
}

/** Moments are open only while people are together. */
export const isBroadcastOpen = ({ estado }: { readonly estado: BroadcastState }) =>
  estado === 'ABERTA' || estado === 'AO_VIVO'

export const isMomentOpen = ({ abertoEm, fechadoEm }: Pick<MomentRow, 'abertoEm' | 'fechadoEm'>) =>
  abertoEm !== null && fechadoEm === null

/** Whether a count of raised hands is streamed: each up to 20, every tenth up to 500, then every hundredth. */
export const isCountStreamed = (count: number): boolean =>
  count <= 20 || (count <= 500 ? count % 10 === 0 : count % 100 === 0)
