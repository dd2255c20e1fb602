import { broadcastTopic } from '@narthex/contract/live/live-events'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'

/** How many watch, on all processes. */
export interface Viewers {
  count(church: ChurchScope, broadcastId: number): number
}

/** Who watches a broadcast has its topic open. */
export function streamViewers({ streams }: Needs<'streams'>): Viewers {
  return { count: (church, broadcastId) => streams.total(church.key, broadcastTopic(broadcastId)) }
}
