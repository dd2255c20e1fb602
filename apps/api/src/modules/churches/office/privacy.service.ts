import type { getPrivacyText as getEndpoint } from '@narthex/contract/churches/church.endpoints'
import type { churchPrivacy, PrivacyTexts } from '@narthex/contract/churches/privacy.settings'
import type { Success } from '@narthex/contract/endpoint'
import { type Locale, locales } from '@narthex/contract/locale'
import type { SettingsService } from '../../../platform/resources/settings-acts.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listHistory } from '../../audit/history.service.ts'
import { readRichText } from '../../rich-text/rich-text.service.ts'
import { privacyRecord } from '../churches.records.ts'
import { pickPrivacyText } from '../privacy-text.rules.ts'
import { findPrivacyTexts, upsertPrivacyTexts } from './privacy.queries.ts'

const noTexts: PrivacyTexts = { pt: null, en: null, es: null, versao: 0 }
const readTexts = async (work: ChurchWork) => (await findPrivacyTexts(work)) ?? noTexts

/** The privacy policy that a church wrote for its site. */
export const privacyService: SettingsService<typeof churchPrivacy> = {
  record: privacyRecord,
  read: readTexts,
  async set(work, _, form) {
    const [pt, en, es] = await Promise.all(locales.map((language) => readRichText(form[language], language, language)))
    await upsertPrivacyTexts(work, { pt: pt ?? null, en: en ?? null, es: es ?? null })
  },
  history: listHistory,
}

/** The church's own policy in the reader's language, or in another one that it has; null where it wrote none. */
export async function getPrivacyText(
  call: ChurchCall,
  language: Locale | undefined,
): Promise<Success<typeof getEndpoint>> {
  const { language: own } = await call.facts()
  return pickPrivacyText(await call.inChurch(readTexts), [language, own])
}
