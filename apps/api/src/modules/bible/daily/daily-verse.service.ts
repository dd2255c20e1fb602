import type { DailyVerse } from '@narthex/contract/bible/bible.schemas'
import { daysOfVerses } from '@narthex/contract/bible/bible-office.endpoints'
import { parseOsis } from '@narthex/contract/bible/reference'
import { dateAfter } from '@narthex/contract/church-time'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { toStretch, versesOfReference } from '../reading/reading.service.ts'
import { listVerses } from '../reading/verses.queries.ts'
import { dailyVerseRecord } from '../translations/bible.records.ts'
import { findDefault, listOffered } from '../translations/translations.service.ts'
import { clearChosenVerse, findChosenVerse, listChosenVerses, setChosenVerse } from './daily-verse.queries.ts'
import { verseInCycle } from './verse-cycle.rules.ts'

/** The church's choice for this day of its own, else the cycle's, in its default translation. */
export async function getDailyVerse(call: ChurchCall, data: string): Promise<DailyVerse> {
  const [verse] = await findVerses(call, [data], async (work) => {
    const chosen = await findChosenVerse(work, data)
    return new Map(chosen === undefined ? [] : [[data, chosen]])
  })
  if (!verse) throw new Error('A day has a verse')
  return verse
}

/** The verses of the days that the calendar of the office shows, from one on. */
export async function listDailyVerses(call: ChurchCall, from: string): Promise<{ dias: DailyVerse[] }> {
  const days = Array.from({ length: daysOfVerses }, (_, index) => dateAfter(from, index))
  return { dias: await findVerses(call, days, (work) => listChosenVerses(work, from, days.at(-1) ?? from)) }
}

async function findVerses(
  call: ChurchCall,
  days: readonly string[],
  findChosen: (work: ChurchWork) => Promise<ReadonlyMap<string, string>>,
): Promise<DailyVerse[]> {
  const { language } = await call.facts()
  return call.inChurch(async (work) => {
    const chosen = await findChosen(work)
    const translation = findDefault(await listOffered(work), language)
    const wanted = days.map((data) => {
      const referencia = chosen.get(data) ?? verseInCycle(data)
      return { data, referencia, escolhido: chosen.has(data), reference: parseOsis(referencia) }
    })
    const stretches = wanted.flatMap(({ reference }) => (reference ? [toStretch(reference)] : []))
    const rows = translation && stretches.length > 0 ? await listVerses(work, translation.id, stretches) : []
    return wanted.map(({ reference, ...day }) => {
      const versiculos = reference ? versesOfReference(rows, reference) : []
      return { ...day, traducao: (versiculos.length > 0 && translation?.codigo) || null, versiculos }
    })
  })
}

/** The church's choice for a day, in the place of the cycle's verse. */
export async function setDailyVerse(call: MemberCall, data: string, referencia: string): Promise<void> {
  if (!parseOsis(referencia)) throw invalid([{ path: 'body.referencia', message: 'Not a reference' }])
  const plan = { subject: { data, referencia }, isPublic: true, records: [dailyVerseRecord(data)] }
  await edit(call, { act: 'DAILY_VERSE_SET', ...plan }, ({ work }) => setChosenVerse(work, data, referencia))
}

/** Leaves a day to the cycle again. */
export async function clearDailyVerse(call: MemberCall, data: string): Promise<void> {
  const plan = { subject: { data }, isPublic: true, records: [dailyVerseRecord(data)] }
  await edit(call, { act: 'DAILY_VERSE_CLEARED', ...plan }, ({ work }) => clearChosenVerse(work, data))
}
