import type { FileAnswer } from '@narthex/contract/download'
import type { Success } from '@narthex/contract/endpoint'
import type { listBroadcasts as listEndpoint } from '@narthex/contract/live/broadcast.endpoints'
import { type Broadcast, type BroadcastNow, broadcastLimits } from '@narthex/contract/live/broadcast.schemas'
import { toOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { writePersonalEvent } from '../../schedule/calendar/calendar.service.ts'
import { toBroadcast, toBroadcastItem } from '../broadcasts/broadcast-shapes.rules.ts'
import { listByState } from '../broadcasts/broadcasts.queries.ts'
import type { LiveNeeds } from '../broadcasts/live-needs.ts'
import { requireBroadcast } from '../broadcasts/require-broadcast.service.ts'
import { isBroadcastOpen, toMoment } from '../moments/moment-shapes.rules.ts'
import { listOpenMoments } from '../moments/moments.queries.ts'
import { listLines } from '../outline/outline.queries.ts'
import { toOutlineLine } from '../outline/outline-shapes.rules.ts'

/** Lists open or live, upcoming and past broadcasts. */
export async function listBroadcasts({ inChurch }: ChurchCall): Promise<Success<typeof listEndpoint>> {
  return inChurch(async (work) => {
    const { upcoming, past } = broadcastLimits
    const ahead = { order: 'soonest', limit: upcoming } as const
    const agora = await listByState(work, ['ABERTA', 'AO_VIVO'], ahead)
    const proximas = await listByState(work, ['AGENDADA'], ahead)
    const anteriores = await listByState(work, ['ENCERRADA', 'REPRISE'], { order: 'latest', limit: past })
    return {
      agora: agora.map(toBroadcastItem),
      proximas: proximas.map(toBroadcastItem),
      anteriores: anteriores.map(toBroadcastItem),
    }
  })
}

export async function getBroadcast({ inChurch }: ChurchCall, id: number): Promise<Broadcast> {
  return toBroadcast(await inChurch((work) => requireBroadcast(work, id)))
}

/** Reads the changing parts of a broadcast: state, audience, outline and open moments. */
export async function getBroadcastNow(platform: LiveNeeds, call: ChurchCall, id: number): Promise<BroadcastNow> {
  const total = platform.viewers.count(call.church, id)
  return call.inChurch(async (work) => {
    const row = await requireBroadcast(work, id)
    const { estado, versao, iniciadaEm } = row
    const isOpen = isBroadcastOpen(row)
    const isOver = estado === 'ENCERRADA' || estado === 'REPRISE'
    const lines = await listLines(work, id)
    const moments = isOpen ? await listOpenMoments(work, id) : []
    return {
      estado,
      versao,
      agora: work.now.toISOString(),
      iniciadaEm: iniciadaEm?.toISOString() ?? null,
      publico: { total, pico: Math.max(row.pico, isOpen ? total : 0) },
      roteiro: lines.map((line) => toOutlineLine(line, isOver)),
      momentos: moments.map(toMoment),
    }
  })
}

/** A broadcast as an iCalendar file: with the same id at all times, on the church's clock. */
export async function getBroadcastCalendar(platform: LiveNeeds, call: ChurchCall, id: number): Promise<FileAnswer> {
  const row = await call.inChurch((work) => requireBroadcast(work, id))
  const { titulo, descricao, inicio, fim, versao, alteradaEm, estado } = row
  const url = '/live'
  const link = new URL(url, toOrigin(platform.domain, call.church)).href
  const text = await writePersonalEvent(platform, call, {
    id: `transmissao-${id}`,
    titulo,
    inicio,
    fim,
    versao,
    alteradaEm,
    url,
    descricao: descricao === null ? link : `${descricao}\n\n${link}`,
    local: null,
    isAtChurch: false,
    standing: estado === 'CANCELADA' ? 'CANCELLED' : 'CONFIRMED',
  })
  return { filename: `live-${id}.ics`, content: new TextEncoder().encode(text) }
}
