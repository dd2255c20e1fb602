import { churchLook } from '@narthex/contract/churches/look.settings'
import { type SettingsService, settingsActs } from '../../../platform/resources/settings-acts.ts'
import { listHistory } from '../../audit/history.service.ts'
import { findVisual, upsertVisual } from '../churches.editing.queries.ts'
import { visualRecord } from '../churches.records.ts'
import { productsVisual } from '../churches.service.ts'

/** The colour, the logo and the look of the site. A colour is kept in lower case. */
export const lookService: SettingsService<typeof churchLook> = {
  record: visualRecord,
  subject: ({ corApp, aparencia }) => ({ corApp: corApp.toLowerCase(), aparencia }),
  read: async (work) => (await findVisual(work)) ?? { ...productsVisual, versao: 0 },
  set: (work, _, { corApp, ...form }) => upsertVisual(work, { ...form, corApp: corApp.toLowerCase() }),
  history: listHistory,
}

export const { replace: replaceLook } = settingsActs(churchLook, lookService)
