import type * as z from 'zod/mini'
import { validate } from '../../../platform/http/validate.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { indexFamily } from '../content-index.service.ts'
import { studySettingsInput } from './study.inputs.ts'
import { findStudySettings, listStudyIds, type StudySettings, upsertStudySettings } from './study-settings.queries.ts'

const cachedBytes = 64

/** Reads the study settings of the church; cached until the church is edited. */
export function getStudySettings(
  { cache, transactions }: Needs<'cache' | 'transactions'>,
  scope: ChurchScope,
): Promise<StudySettings> {
  return cache.get(scope, 'study settings', async () => {
    const value = await transactions.inChurch(scope, (work) => findStudySettings(work))
    return { value, bytes: cachedBytes }
  })
}

/** Makes studies public or for members only, and updates their search entries in the same transaction. */
export async function configureStudies(
  platform: Needs<'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof studySettingsInput>,
): Promise<void> {
  const settings = validate(studySettingsInput, given)
  await platform.transactions.editSite(scope, async (work) => {
    await upsertStudySettings(work, settings)
    for (const id of await listStudyIds(work)) await indexFamily(work, id)
  })
}
