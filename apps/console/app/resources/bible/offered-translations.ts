import { useMemberData } from '@narthex/client/data/use-member-data'
import { bibleChoice, type OfficeBible } from '@narthex/contract/bible/bible-choice.settings'
import { settingsEndpoints } from '@narthex/contract/resources/settings-endpoints'
import { callApi } from '../../session/api.ts'

export type OfferedTranslation = OfficeBible['traducoes'][number]

/** All translations that the church can choose from: the same data wherever it is shown. */
export const useOfferedTranslations = () =>
  useMemberData<readonly OfferedTranslation[]>(
    ['bible translations'],
    async () => (await callApi(settingsEndpoints(bibleChoice).get, {})).traducoes,
  )

/** The main part of a language tag: `pt` of `pt-BR`. */
export const mainLanguage = (tag: string): string => tag.split('-')[0]?.toLowerCase() ?? ''

/** A language's name in the reader's: `espanhol`. */
export function languageName(tag: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(mainLanguage(tag)) ?? tag
  } catch {
    return tag
  }
}
