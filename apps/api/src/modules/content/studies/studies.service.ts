import type { Study, StudyPage, StudySeries } from '@narthex/contract/content/study.schemas'
import type { Actor } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { belowSlug } from '../content-lists.queries.ts'
import { type Listed, type ListQuery, type PageQuery, readItem, readList } from '../content-reading.service.ts'
import type { ItemRow } from '../content-rows.queries.ts'
import { canReadStudies } from './studies.policy.ts'
import { studySettingsOf } from './study-settings.service.ts'
import { toStudy, toStudySeries } from './study-wire.rules.ts'

/** Who asks: nobody known, or a member of this church. */
type Reader = Actor | undefined

/** A church has a handful. */
const mostSeries = 100

const mayReadStudies = async (platform: Platform, scope: ChurchScope, reader: Reader) =>
  canReadStudies(await studySettingsOf(platform, scope), reader)

/** A page of the church's studies, newest first; of one series where its slug is given, in its order. */
export async function listStudies(
  platform: Platform,
  scope: ChurchScope,
  reader: Reader,
  { serie, ...query }: ListQuery & { readonly serie?: string | undefined },
): Promise<Listed<Study>> {
  const mayRead = await mayReadStudies(platform, scope, reader)
  const toWire = (row: ItemRow) => toStudy(row, mayRead)
  const wanted = { tipo: 'ESTUDO', toWire, withNumber: true } as const
  if (serie === undefined) return readList(platform, scope, wanted, query)
  const where = [belowSlug(scope, 'ESTUDO_SERIE', serie, platform.clock())]
  return readList(platform, scope, { ...wanted, where, order: 'arranged' }, query)
}

/** Throws NOT_FOUND before its publication. Of what is for members, whoever else asks gets the title alone, by a preview's code too. */
export async function getStudy(
  platform: Platform,
  scope: ChurchScope,
  reader: Reader,
  { id, ...query }: PageQuery & { readonly id: number },
): Promise<StudyPage> {
  const mayRead = await mayReadStudies(platform, scope, reader)
  const { row, page } = await readItem(platform, scope, { kinds: ['ESTUDO'], named: { id } }, query)
  const toWire = (item: ItemRow) => toStudy(item, mayRead)
  const around = { ...toWire(row), ...page(toWire) }
  return mayRead ? { ...around, perguntas: row.perguntas ?? [] } : { ...around, corpo: null, perguntas: [] }
}

/** The series that studies belong to, as the church arranged them. */
export async function listStudySeries(
  platform: Platform,
  scope: ChurchScope,
  reader: Reader,
  { idioma }: Pick<PageQuery, 'idioma'>,
): Promise<StudySeries[]> {
  const mayRead = await mayReadStudies(platform, scope, reader)
  const wanted = { tipo: 'ESTUDO_SERIE', toWire: (row: ItemRow) => toStudySeries(row, mayRead) } as const
  return (await readList(platform, scope, wanted, { page: 1, limit: mostSeries, idioma })).itens
}
