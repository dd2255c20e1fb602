import type { Translations } from '@narthex/contract/bible/bible.schemas'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listReadableTranslations, type OfferedTranslation, toTranslation } from './translations.queries.ts'

/** Lists the church's chosen translations in its order, or all that it may read if it chose none. One statement. */
export async function listOffered(work: ChurchWork): Promise<OfferedTranslation[]> {
  const readable = await listReadableTranslations(work)
  const chosen = readable.filter(({ ordem }) => ordem !== null)
  return chosen.length > 0 ? chosen : readable
}

/** A translation that the church offers, by its code. Its own goes before everybody's of the same code. */
export async function requireTranslation(work: ChurchWork, code: string): Promise<OfferedTranslation> {
  const named = (await listOffered(work)).filter(({ codigo }) => codigo === code)
  const found = named.find(({ donaIgrejaId }) => donaIgrejaId !== null) ?? named[0]
  if (!found) throw notFound()
  return found
}

export async function listTranslations({ inChurch }: ChurchCall): Promise<Translations> {
  const offered = await inChurch(listOffered)
  return {
    padrao: offered.find(({ padrao }) => padrao)?.codigo ?? null,
    traducoes: offered.map(toTranslation),
  }
}

/** Default translation: the church's choice, else the first in the given language, in English, or of all. */
export function findDefault(offered: readonly OfferedTranslation[], language: string): OfferedTranslation | undefined {
  const inLanguage = (wanted: string) => offered.find(({ idioma }) => primary(idioma) === primary(wanted))
  return offered.find(({ padrao }) => padrao) ?? inLanguage(language) ?? inLanguage('en') ?? offered[0]
}

const primary = (language: string) => language.split('-')[0]?.toLowerCase()
