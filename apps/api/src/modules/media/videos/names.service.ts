import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listNames } from './videos.editing.queries.ts'

/** Lists the series and the speakers that videos name, the most frequent first. */
export const listVideoNames = (call: ChurchCall) =>
  call.inChurch(async (work) => ({
    series: await listNames(work, 'serie'),
    pregadores: await listNames(work, 'pregador'),
  }))
