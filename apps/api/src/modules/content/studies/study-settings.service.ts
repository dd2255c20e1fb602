import type * as z from 'zod/mini'
import { validate } from '../../../platform/http/validate.ts'
import type { Platform } from '../../../platform/platform.ts'
import { editChurch } from '../../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../../platform/tenancy/scope.ts'
import { indexFamily } from '../content-index.service.ts'
import { studySettingsInput } from './study.inputs.ts'
import { findStudySettings, listStudyIds, type StudySettings, upsertStudySettings } from './study-settings.queries.ts'

const bytes = 64

/** How the church keeps its studies; remembered until the church is edited. */
export function studySettingsOf({ cache, database }: Platform, scope: ChurchScope): Promise<StudySettings> {
  return cache.get(scope, 'study settings', async () => {
    const value = await database.inScope(scope, (tx) => findStudySettings(scope, tx))
    return { value, bytes }
  })
}

/**
 * Opens the church's studies to visitors, or keeps them for its members; their words become findable, or stop being so,
 * in the same transaction. Throws VALIDATION.
 */
export async function configureStudies(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof studySettingsInput>,
): Promise<void> {
  const settings = validate(studySettingsInput, given)
  await editChurch(platform, scope, async (tx) => {
    await upsertStudySettings(scope, tx, settings)
    for (const id of await listStudyIds(scope, tx)) await indexFamily(scope, tx, id)
  })
}
