import type { BroadcastEvent, ChurchBroadcastsEvent } from '@narthex/contract/live/live-events'
import { broadcastTopic, churchBroadcastsTopic } from '@narthex/contract/live/live-events'
import type { TopicKind } from '../../../platform/http/stream-route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'

/** Topic of broadcast events, open to everyone. */
export const liveTopic: TopicKind = { name: 'live', access: 'public' }

/** A broadcast as those see it who open its chat channels. */
export interface BroadcastChannel {
  readonly id: number
  /** The name of its channel, `culto-12`; that of its hosts is `culto-12-equipe`. */
  readonly nome: string
  readonly titulo: string
  readonly abreEm: Date
  /** Null while it is live: its end is not known. */
  readonly fechaEm: Date | null
}

/** Signals about broadcasts, for listeners such as their chat channels. Sent in the transaction of the change. */
export interface LiveSignals {
  /** The broadcast was added, changed, or changed its state. */
  readonly broadcastChanged: readonly ((work: ChurchWork, channel: BroadcastChannel) => Promise<void>)[]
  readonly broadcastRemoved: readonly ((
    work: ChurchWork,
    channel: Pick<BroadcastChannel, 'id' | 'nome'>,
  ) => Promise<void>)[]
}

export const noLiveSignals: LiveSignals = { broadcastChanged: [], broadcastRemoved: [] }

declare module '../../../platform/modules/module.ts' {
  interface Signals extends LiveSignals {}
}

/** Tells the pages that show the broadcast, after the commit. */
export function streamToBroadcast(work: ChurchWork, id: number, event: BroadcastEvent): void {
  work.stream({ topic: broadcastTopic(id), data: { ...event } })
}

/** Tells the pages that show which broadcasts there are, after the commit. */
export function streamToChurch(work: ChurchWork, event: ChurchBroadcastsEvent): void {
  work.stream({ topic: churchBroadcastsTopic, data: { ...event } })
}
