import { broadcastTopic } from '@narthex/contract/live/live-events'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'

/** Number of viewers, over all processes. */
export interface Viewers {
  count(church: ChurchScope, broadcastId: number): number
}

/** Counts viewers by the open streams of a broadcast's topic. */
export function streamViewers({ streams }: Needs<'streams'>): Viewers {
  return { count: (church, broadcastId) => streams.total(church.key, broadcastTopic(broadcastId)) }
}
