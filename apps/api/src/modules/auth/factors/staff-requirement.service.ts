import type { SecuritySettings } from '@narthex/contract/auth/factor.schemas'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { type AccountId, toAccountId } from '../../../platform/ids.ts'
import { edit } from '../../../platform/work/edit.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { requiresSecondFactor, securityRecord, setFactorRequirement } from '../../churches/staff-security.service.ts'
import { listStaff } from '../../members/roles.service.ts'
import { listProtectedAccounts } from '../accounts.queries.ts'
import { requireRecentProof } from './reauthentication.service.ts'

/** Whether a church requires a second factor of its staff, and which of them have one, sorted by name. */
export async function getSecuritySettings(call: MemberCall): Promise<SecuritySettings> {
  const flagExigeSegundoFator = await call.inChurch((work) => requiresSecondFactor(work))
  const staff = await call.inChurch(listStaff)
  const having = await filterProtectedAccounts(
    call,
    staff.map(({ user }) => toAccountId(user.id)),
  )
  const equipe = staff.map(({ user, usuario: { id, nome, sobrenome }, roles }) => ({
    user,
    usuario: { id, nome, sobrenome },
    roles,
    flagSegundoFator: having.has(toAccountId(user.id)),
  }))
  return { flagExigeSegundoFator, equipe }
}

/**
 * Sets whether the staff need a second factor; takes effect with each member's next call. Throws OWN_FACTOR_FIRST, so
 * that callers cannot lock themselves out, and REAUTHENTICATION_REQUIRED.
 */
export async function setSecuritySettings(
  call: MemberCall,
  { flagExigeSegundoFator }: Pick<SecuritySettings, 'flagExigeSegundoFator'>,
): Promise<void> {
  const { actor } = call
  const hasOwn = (await filterProtectedAccounts(call, [actor.accountId])).has(actor.accountId)
  const subject = { flagExigeSegundoFator: String(flagExigeSegundoFator) }
  const plan = { act: 'SECURITY_SET', subject, isPublic: false, records: [securityRecord()] } as const
  await edit(call, plan, async ({ work }) => {
    await requireRecentProof(work, actor)
    if (flagExigeSegundoFator && !hasOwn) throw new DomainError('OWN_FACTOR_FIRST')
    await setFactorRequirement(work, flagExigeSegundoFator)
    work.afterCommit({ accounts: (await listStaff(work)).map(({ user }) => user.id) })
  })
}

/** Selects the accounts that have a second factor. */
export async function filterProtectedAccounts(
  { inIdentity }: Pick<ChurchCall, 'inIdentity'>,
  accountIds: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  if (accountIds.length === 0) return new Set()
  return new Set(await inIdentity(({ tx }) => listProtectedAccounts(tx, accountIds)))
}
