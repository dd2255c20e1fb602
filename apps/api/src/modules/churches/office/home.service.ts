import { churchHome } from '@narthex/contract/churches/home.settings'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { type SettingsService, settingsActs } from '../../../platform/resources/settings-acts.ts'
import { listHistory } from '../../audit/history.service.ts'
import { findHomeChoice, upsertHomeChoice } from '../churches.editing.queries.ts'
import { homeRecord } from '../churches.records.ts'
import { productsChoice } from '../churches.service.ts'
import { listOffer } from '../home-offer.rules.ts'
import { findPresence } from '../presence.queries.ts'

/** The church's choices for its home, and the offer to choose from. */
export const homeService: SettingsService<typeof churchHome> = {
  record: homeRecord,
  subject: ({ atalhos, secoes, convites }) => ({
    atalhos: atalhos.join(' '),
    secoes: secoes.join(' '),
    convites: convites.map(({ codigo }) => codigo).join(' '),
  }),
  async read(work) {
    const presence = await findPresence(work)
    if (!presence) throw notFound()
    const { modules } = await work.facts()
    const choice = (await findHomeChoice(work)) ?? { ...productsChoice, versao: 0 }
    return { ...choice, oferta: listOffer(presence, modules) }
  },
  set: (work, _, form) => upsertHomeChoice(work, form),
  history: listHistory,
}

export const { replace: replaceHome } = settingsActs(churchHome, homeService)
