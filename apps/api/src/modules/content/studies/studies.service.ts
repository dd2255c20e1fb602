import type { Study, StudyPage, StudySeries } from '@narthex/contract/content/study.schemas'
import type { Actor } from '../../../platform/http/route.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { belowSlug } from '../content-lists.queries.ts'
import { type Listed, type ListQuery, type ReadQuery, readItem, readList } from '../content-reading.service.ts'
import type { ItemRow } from '../content-rows.queries.ts'
import { canReadStudies } from './studies.policy.ts'
import { getStudySettings } from './study-settings.service.ts'
import { toStudy, toStudySeries } from './study-wire.rules.ts'

/** A member of this church, or undefined for a visitor. */
type Reader = Actor | undefined

/** A church has a handful of series, so they are not paged. */
const maxSeries = 100

const mayReadStudies = async (call: ChurchCall, reader: Reader) => canReadStudies(await getStudySettings(call), reader)

/** Lists one page of studies, newest first. `serie` is the slug of a series to filter by, then in the order of the series. */
export async function listStudies(
  call: ChurchCall,
  reader: Reader,
  { serie, ...query }: ListQuery & { readonly serie?: string | undefined },
): Promise<Listed<Study>> {
  const mayRead = await mayReadStudies(call, reader)
  const toWire = (row: ItemRow) => toStudy(row, mayRead)
  const wanted = { tipo: 'ESTUDO', toWire, withNumber: true } as const
  if (serie === undefined) return readList(call, wanted, query)
  const where = [belowSlug(call.church, 'ESTUDO_SERIE', serie, call.clock())]
  return readList(call, { ...wanted, where, order: 'arranged' }, query)
}

/**
 * NOT_FOUND before its publication date. If studies are for members only, a visitor gets the title alone, even with a
 * preview code.
 */
export async function getStudy(
  call: ChurchCall,
  reader: Reader,
  { id, ...query }: ReadQuery & { readonly id: number },
): Promise<StudyPage> {
  const mayRead = await mayReadStudies(call, reader)
  const { row, page } = await readItem(call, { kinds: ['ESTUDO'], named: { id } }, query)
  const toWire = (item: ItemRow) => toStudy(item, mayRead)
  const around = { ...toWire(row), ...page(toWire) }
  return mayRead ? { ...around, perguntas: row.perguntas ?? [] } : { ...around, corpo: null, perguntas: [] }
}

/** Lists the study series in the church's order. */
export async function listStudySeries(
  call: ChurchCall,
  reader: Reader,
  { idioma }: Pick<ReadQuery, 'idioma'>,
): Promise<StudySeries[]> {
  const mayRead = await mayReadStudies(call, reader)
  const wanted = { tipo: 'ESTUDO_SERIE', toWire: (row: ItemRow) => toStudySeries(row, mayRead) } as const
  return (await readList(call, wanted, { page: 1, limit: maxSeries, idioma })).itens
}
