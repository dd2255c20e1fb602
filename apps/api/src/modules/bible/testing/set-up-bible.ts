import { createOwnCall } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { type ImportReport, importTranslation } from '../importing/import-translation.service.ts'
import { type MadeUpTranslation, madeUpTranslation } from './made-up-translation.ts'

/** Imports a translation of verses of their own making; everybody's unless it is a church's. */
export function importMadeUp(
  platform: Platform,
  made: MadeUpTranslation = {},
  owner?: ChurchScope,
): Promise<ImportReport> {
  return importTranslation(platform, madeUpTranslation(made), {
    ...(owner && { by: createOwnCall(platform.transactions.at(owner)) }),
  })
}
