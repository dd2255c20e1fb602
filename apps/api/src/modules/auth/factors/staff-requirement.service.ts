import type { SecuritySettings } from '@narthex/contract/auth/factor.schemas'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { type AccountId, toAccountId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchScope } from '../../../platform/scope/scope.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { requiresSecondFactor, setFactorRequirement } from '../../churches/staff-security.service.ts'
import { listStaff, readStaff } from '../../members/roles.service.ts'
import { listProtectedAccounts } from '../accounts.queries.ts'
import type { FactorOwner } from './factor-changes.service.ts'
import { requireRecentProof } from './reauthentication.service.ts'

/** Whether a church requires a second factor of its staff, and which of them have one, sorted by name. */
export async function getSecuritySettings(
  platform: Needs<'transactions'>,
  church: ChurchScope,
): Promise<SecuritySettings> {
  const { transactions } = platform
  const flagExigeSegundoFator = await transactions.inChurch(church, (work) => requiresSecondFactor(work))
  const staff = await readStaff(platform, church)
  const having = await filterProtectedAccounts(
    platform,
    church,
    staff.map(({ user }) => toAccountId(user.id)),
  )
  const equipe = staff.map(({ user, usuario: { id, nome, sobrenome } }) => ({
    ...{ user, usuario: { id, nome, sobrenome } },
    flagSegundoFator: having.has(toAccountId(user.id)),
  }))
  return { flagExigeSegundoFator, equipe }
}

/**
 * Sets whether the staff need a second factor; takes effect with each member's next call. Throws OWN_FACTOR_FIRST, so
 * that callers cannot lock themselves out, and REAUTHENTICATION_REQUIRED.
 */
export async function setSecuritySettings(
  platform: Needs<'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { actor, source }: FactorOwner,
  { flagExigeSegundoFator }: Pick<SecuritySettings, 'flagExigeSegundoFator'>,
): Promise<void> {
  const hasOwn = (await filterProtectedAccounts(platform, church, [actor.accountId])).has(actor.accountId)
  await platform.transactions.inChurch(church, async (work) => {
    await requireRecentProof(platform, work, actor)
    if (flagExigeSegundoFator && !hasOwn) throw new DomainError('OWN_FACTOR_FIRST')
    await setFactorRequirement(work, flagExigeSegundoFator)
    const detalhes = { flagExigeSegundoFator: String(flagExigeSegundoFator) }
    await recordAct(platform, work, { acao: 'SECURITY_SET', accountId: actor.accountId, source, detalhes })
    work.afterCommit({ accounts: (await listStaff(work)).map(({ user }) => user.id) })
  })
}

/** Those of these accounts that have a second factor. */
export async function filterProtectedAccounts(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  accountIds: readonly AccountId[],
): Promise<ReadonlySet<AccountId>> {
  if (accountIds.length === 0) return new Set()
  return new Set(await transactions.inIdentity(church, ({ tx }) => listProtectedAccounts(tx, accountIds)))
}
