import type { directorySettings } from '@narthex/contract/people/directory.settings'
import { directoryFields } from '@narthex/contract/people/directory-words'
import type { SettingsService } from '../../platform/resources/settings-acts.ts'
import { listHistory } from '../audit/history.service.ts'
import { directoryRecord } from './directory.records.ts'
import { findDirectorySettings, upsertDirectorySettings } from './directory-settings.queries.ts'

/** Whether a church has a directory of members, who reads it, and what may be shown. Switched off, it is empty at once. */
export const directorySettingsService: SettingsService<typeof directorySettings> = {
  record: directoryRecord,
  subject: ({ flagLigado, publico, campos }) => ({ ligado: Number(flagLigado), publico, campos: campos.join(' ') }),
  read: findDirectorySettings,
  set: (work, _, { campos, ...form }) =>
    upsertDirectorySettings(work, { ...form, campos: directoryFields.filter((field) => campos.includes(field)) }),
  history: listHistory,
}
