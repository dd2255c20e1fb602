import { dateIn } from '@narthex/contract/church-time'
import type { Devotional, DevotionalPage } from '@narthex/contract/content/content.schemas'
import { toPage } from '../../platform/database/page.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { getFrame } from '../churches/churches.service.ts'
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
  platform: Needs<'cache' | 'clock' | 'transactions'>,
  scope: ChurchScope,
  query: ListQuery,
): Promise<Listed<Devotional> & { hoje: string }> {
  const { church } = await getFrame(platform, scope)
  const hoje = dateIn(church.fusoHorario, platform.clock())
  // Also without the module: the page still says which day it is.
  if (!(await showsKind(platform, scope, 'DEVOCIONAL')))
    return { ...toPage(query, [], 0), proximaPublicacao: null, hoje }
  return { ...(await readList(platform, scope, { tipo: 'DEVOCIONAL', toWire: toDevotional }, query)), hoje }
}

/** NOT_FOUND before its day begins. */
export async function getDevotional(
  platform: Needs<'cache' | 'clock' | 'keys' | 'transactions'>,
  scope: ChurchScope,
  id: number,
  query: ReadQuery,
): Promise<DevotionalPage> {
  const { row, page } = await readItem(platform, scope, { kinds: ['DEVOCIONAL'], named: { id } }, query)
  return { ...toDevotional(row), ...page(toDevotional) }
}
