import type { Translation } from '@narthex/contract/bible/bible.schemas'
import type { Needs } from '../../../platform/platform.ts'
import { toTranslation } from '../translations/translations.queries.ts'
import { listCommon, removeCommon } from './common-translations.queries.ts'
import { announce } from './import-translation.service.ts'
import { lockImports, raiseEverySite } from './importing.queries.ts'

/** The translations that all churches share, by their codes. */
export async function listCommonTranslations({ database }: Needs<'database'>): Promise<Translation[]> {
  return (await database.asOperator(listCommon)).map(toTranslation)
}

/** Removes a shared translation with its verses; churches no longer offer it. Returns whether it existed. */
export async function removeCommonTranslation(
  { database, bus }: Needs<'database' | 'bus'>,
  codigo: string,
): Promise<boolean> {
  const tenants = await database.asOperator(async (tx) => {
    await lockImports(tx)
    return (await removeCommon(tx, codigo)) ? raiseEverySite(tx) : undefined
  })
  await announce({ bus }, tenants ?? [])
  return tenants !== undefined
}
