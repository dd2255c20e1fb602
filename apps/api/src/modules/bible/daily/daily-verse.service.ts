import type { DailyVerse } from '@narthex/contract/bible/bible.schemas'
import { parseOsis } from '@narthex/contract/bible/reference'
import { invalid } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { toStretch, versesOfReference } from '../reading/reading.service.ts'
import { listVerses } from '../reading/verses.queries.ts'
import { dailyVerseRecord } from '../translations/bible.records.ts'
import { findDefault, listOffered } from '../translations/translations.service.ts'
import { clearChosenVerse, findChosenVerse, setChosenVerse } from './daily-verse.queries.ts'
import { verseInCycle } from './verse-cycle.rules.ts'

/** The church's choice for this day of its own, else the cycle's, in its default translation. */
export async function getDailyVerse(call: ChurchCall, data: string): Promise<DailyVerse> {
  const { language } = await call.facts()
  return call.inChurch(async (work) => {
    const chosen = await findChosenVerse(work, data)
    const referencia = chosen ?? verseInCycle(data)
    const reference = parseOsis(referencia)
    const translation = findDefault(await listOffered(work), language)
    const answer = { data, referencia, escolhido: chosen !== undefined }
    if (!reference || !translation) return { ...answer, traducao: null, versiculos: [] }
    const versiculos = versesOfReference(await listVerses(work, translation.id, [toStretch(reference)]), reference)
    return { ...answer, traducao: versiculos.length > 0 ? translation.codigo : null, versiculos }
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
