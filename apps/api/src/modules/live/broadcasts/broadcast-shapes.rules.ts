import type { Broadcast, BroadcastItem } from '@narthex/contract/live/broadcast.schemas'
import { findChatEnd, findReplay } from './broadcast-states.rules.ts'
import type { BroadcastRow } from './broadcasts.queries.ts'
import type { BroadcastChannel } from './live.signals.ts'

/** The name of a broadcast's chat channel. */
export const toChannelName = (id: number) => `culto-${id}`

export function toBroadcastItem(row: BroadcastRow): BroadcastItem {
  const { id, titulo, imagem, estado, sala, idioma } = row
  return {
    id,
    titulo,
    imagem,
    estado,
    sala,
    idioma,
    inicio: row.inicio.toISOString(),
    fim: row.fim.toISOString(),
    abreEm: row.abreEm.toISOString(),
    flagSomenteAudio: row.fonte?.tipo === 'AUDIO',
  }
}

export function toBroadcast(row: BroadcastRow): Broadcast {
  const { descricao, fonte, versao } = row
  return {
    ...toBroadcastItem(row),
    descricao,
    fonte,
    versao,
    reprise: row.estado === 'REPRISE' ? (findReplay(row) ?? null) : null,
    chat: {
      canal: toChannelName(row.id),
      abreEm: row.abreEm.toISOString(),
      fechaEm: findChatEnd(row)?.toISOString() ?? null,
    },
    iniciadaEm: row.iniciadaEm?.toISOString() ?? null,
    encerradaEm: row.encerradaEm?.toISOString() ?? null,
  }
}

/** The chat of one that was canceled closes at once. */
export function toChannel(row: BroadcastRow, now: Date): BroadcastChannel {
  const { id, titulo, abreEm } = row
  return { id, nome: toChannelName(id), titulo, abreEm, fechaEm: row.estado === 'CANCELADA' ? now : findChatEnd(row) }
}
