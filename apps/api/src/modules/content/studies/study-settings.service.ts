import { studySettings } from '@narthex/contract/content/study.settings'
import { type SettingsService, settingsActs } from '../../../platform/resources/settings-acts.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listHistory } from '../../audit/history.service.ts'
import { studySettingsRecord } from '../content.records.ts'
import { indexFamily } from '../content-index.service.ts'
import { findStudySettings, listStudyIds, type StudySettings, upsertStudySettings } from '../study-settings.queries.ts'

const cachedBytes = 64

/** Reads the readers of the studies; cached until the church is edited. */
export function getStudySettings(call: ChurchCall): Promise<Pick<StudySettings, 'flagConteudoPublico'>> {
  return call.cache.get(call.church, 'study settings', async () => {
    const { flagConteudoPublico } = await call.inChurch((work) => findStudySettings(work))
    return { value: { flagConteudoPublico }, bytes: cachedBytes }
  })
}

/** Makes studies public or for members only, and updates their search entries in the same transaction. */
export const studySettingsService: SettingsService<typeof studySettings> = {
  record: studySettingsRecord,
  read: findStudySettings,
  async set(work, _, form) {
    await upsertStudySettings(work, form)
    for (const id of await listStudyIds(work)) indexFamily(work, id)
  },
  history: listHistory,
}

export const { replace: configureStudies } = settingsActs(studySettings, studySettingsService)
