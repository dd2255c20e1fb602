import { dateIn } from '@narthex/contract/church-time'
import type { Devotional, DevotionalPage } from '@narthex/contract/content/content.schemas'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { frameOf } from '../churches/churches.service.ts'
import { type Listed, type ListQuery, type PageQuery, readItem, readList } from './content-reading.service.ts'
import { toDevotional } from './content-wire.rules.ts'

/** A page of the devotionals whose day has come where the church is, latest first, and which day it is there. */
export async function listDevotionals(
  platform: Platform,
  scope: ChurchScope,
  query: ListQuery,
): Promise<Listed<Devotional> & { hoje: string }> {
  const { church } = await frameOf(platform, scope)
  const hoje = dateIn(church.fusoHorario, platform.clock())
  return { ...(await readList(platform, scope, { tipo: 'DEVOCIONAL', toWire: toDevotional }, query)), hoje }
}

/** Throws NOT_FOUND before its day. */
export async function getDevotional(
  platform: Platform,
  scope: ChurchScope,
  id: number,
  query: PageQuery,
): Promise<DevotionalPage> {
  const { row, page } = await readItem(platform, scope, { kinds: ['DEVOCIONAL'], named: { id } }, query)
  return { ...toDevotional(row), ...page(toDevotional) }
}
