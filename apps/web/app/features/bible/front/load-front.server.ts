import { getDailyVerse } from '@narthex/contract/bible/bible.endpoints'
import type { DailyVerse, Translation } from '@narthex/contract/bible/bible.schemas'
import { type BookId, bookAt } from '@narthex/contract/bible/books'
import { dateAfter, dateIn, instantAt } from '@narthex/contract/church-time'
import type { ChurchSite } from '../../../church/site.ts'
import type { Visit } from '../../../page/visit.server.ts'
import { defaultTranslation, loadTranslations } from '../reader/load-reader.server.ts'

export interface FrontData {
  readonly translations: readonly Translation[]
  /** The translation that links lead to; undefined where the church has none. */
  readonly translation: Translation | undefined
  /** The book whose chapters are listed. */
  readonly book: BookId | undefined
  /** Undefined where no translation has it. */
  readonly daily: DailyVerse | undefined
}

/** The Bible's front page: kept until the church's day ends, as the verse of the day is another one then. */
export async function loadFront(visit: Visit, site: ChurchSite, { searchParams }: URL): Promise<FrontData> {
  const { fusoHorario } = site.church
  const today = dateIn(fusoHorario, visit.now)
  visit.changesAt(instantAt(dateAfter(today, 1), '00:00', fusoHorario))
  const [translations, daily] = await Promise.all([
    loadTranslations(visit),
    visit.api.call(getDailyVerse, { query: { data: today } }),
  ])
  const asked = translations.traducoes.find(({ codigo }) => codigo === searchParams.get('version'))
  if (asked) visit.meant.add('version')
  const book = bookAt(searchParams.get('book') ?? '')
  if (book) visit.meant.add('book')
  const translation = asked ?? defaultTranslation(visit, site, translations)
  return {
    translations: translations.traducoes,
    translation,
    book,
    daily: daily.traducao && daily.versiculos.length > 0 ? daily : undefined,
  }
}
