import { studySettingsForm } from '@narthex/contract/content/study.form'
import type * as z from 'zod/mini'
import type { MemberCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { studySettingsRecord } from '../content.records.ts'
import { indexFamily } from '../content-index.service.ts'
import { findStudySettings, listStudyIds, type StudySettings, upsertStudySettings } from '../study-settings.queries.ts'

const cachedBytes = 64

/** Reads the study settings of the church; cached until the church is edited. */
export function getStudySettings(call: ChurchCall): Promise<StudySettings> {
  return call.cache.get(call.church, 'study settings', async () => {
    const value = await call.inChurch((work) => findStudySettings(work))
    return { value, bytes: cachedBytes }
  })
}

/** Makes studies public or for members only, and updates their search entries in the same transaction. */
export async function configureStudies(call: MemberCall, given: z.input<typeof studySettingsForm>): Promise<void> {
  const settings = validate(studySettingsForm, given)
  const plan = { act: 'STUDY_SETTINGS_SET', isPublic: true, records: [studySettingsRecord()] } as const
  await edit(call, plan, async ({ work }) => {
    await upsertStudySettings(work, settings)
    for (const id of await listStudyIds(work)) await indexFamily(work, id)
  })
}
