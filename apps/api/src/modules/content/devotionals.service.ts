import { dateIn } from '@narthex/contract/church-time'
import type { Devotional, DevotionalPage } from '@narthex/contract/content/content.schemas'
import { toPage } from '../../platform/database/page.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import {
  type Listed,
  type ListQuery,
  type ReadQuery,
  readItem,
  readList,
  showsKind,
} from './content-reading.service.ts'
import { toDevotional } from './content-wire.rules.ts'

/** Lists one page of devotionals whose day has begun in the church's time zone, latest first, with today's date there. */
export async function listDevotionals(
  call: ChurchCall,
  query: ListQuery,
): Promise<Listed<Devotional> & { hoje: string }> {
  const { timeZone } = await call.facts()
  const hoje = dateIn(timeZone, call.clock())
  // Also without the module: the page still says which day it is.
  if (!(await showsKind(call, 'DEVOCIONAL'))) return { ...toPage(query, [], 0), proximaPublicacao: null, hoje }
  return { ...(await readList(call, { tipo: 'DEVOCIONAL', toWire: toDevotional }, query)), hoje }
}

/** NOT_FOUND before its day begins. */
export async function getDevotional(call: ChurchCall, id: number, query: ReadQuery): Promise<DevotionalPage> {
  const { row, page } = await readItem(call, { kinds: ['DEVOCIONAL'], named: { id } }, query)
  return { ...toDevotional(row), ...page(toDevotional) }
}
