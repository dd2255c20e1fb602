import type { ModuleCode } from '@narthex/contract/church-codes'
import type { FoundChurch } from '@narthex/contract/churches/church.form'
import { createOwnCall } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { inOneTransaction } from '../../platform/work/one-transaction.ts'
import { foundChurch, openFoundedChurch } from '../churches/churches.editing.service.ts'
import { type Appointment, appointWithin, type NamedAdministrator } from './administrators.service.ts'

/**
 * Modules of a church that says nothing else: those that need neither money, nor moderators, nor a daily writer. Its
 * administrator adds others.
 */
export const usualModules: readonly ModuleCode[] = ['MOD_CULTO', 'MOD_EVENTO', 'MOD_NOTICIA']

export interface Founding {
  readonly church: FoundChurch
  readonly modules: readonly ModuleCode[]
  readonly administrator: NamedAdministrator
}

/**
 * Founds a church with its modules and its first administrator, who gets a mail: one transaction, so that nothing is left of
 * one that fails. Throws VALIDATION, and CONFLICT for a code, slug or host that is taken.
 */
export function foundAdministeredChurch(
  platform: Platform,
  { church, modules, administrator }: Founding,
): Promise<{ readonly church: ChurchScope } & Appointment> {
  return inOneTransaction(platform, async (within) => {
    const founded = await foundChurch(within, church)
    const own = createOwnCall(within.transactions.at(founded))
    await openFoundedChurch(own, modules)
    return { church: founded, ...(await appointWithin(within, own, administrator)) }
  })
}
