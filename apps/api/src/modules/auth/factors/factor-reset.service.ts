import { DomainError, forbidden, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import { editWithin } from '../../../platform/work/edit.ts'
import { isOfOneChurch } from '../../members/memberships.service.ts'
import { memberOfLogin, standsAbove } from '../../members/roles.service.ts'
import { lockAccount, setCurrentAccount } from '../accounts.queries.ts'
import { removeCodesEverywhere } from '../codes.queries.ts'
import { entryCodes } from '../codes.rules.ts'
import { mailFactorNews } from '../mails.service.ts'
import { endSessionsEverywhere } from '../sessions.queries.ts'
import { removeAllFactors } from './factor-changes.service.ts'
import { requireRecentProof } from './reauthentication.service.ts'

/**
 * Removes all factors of a member who has lost them, ends all their sessions and notifies them by e-mail. Does nothing
 * without a factor. Throws NOT_FOUND if they are not a member of this church, FORBIDDEN for the caller's own account and
 * for members with higher roles, LOGIN_SHARED if the account belongs to other churches too, REAUTHENTICATION_REQUIRED.
 */
export async function resetFactors(
  platform: Needs<'domain' | 'mail'>,
  call: MemberCall,
  accountId: AccountId,
): Promise<void> {
  const { actor } = call
  const usuario = await memberOfLogin(call, accountId)
  if (accountId === actor.accountId) throw forbidden()
  await call.inChurch(async (work) => {
    await requireRecentProof(work, actor)
    if (await standsAbove(work, { member: usuario, by: actor.memberId })) throw forbidden()
  })
  const plan = { act: 'FACTORS_RESET', subject: { usuario } } as const
  await call.inIdentity((work) =>
    editWithin(work, call, plan, async ({ unchanged }) => {
      await setCurrentAccount(work.tx, accountId)
      const account = await lockAccount(work.tx, accountId)
      if (!account) throw notFound()
      if (!account.segundoFatorDesde) return unchanged(undefined)
      if (!(await isOfOneChurch(work.tx, accountId))) throw new DomainError('LOGIN_SHARED')
      await removeAllFactors(work, accountId)
      await endSessionsEverywhere(work.tx, { accountId, except: undefined, motivo: 'REVOKED', now: work.now })
      await removeCodesEverywhere(work.tx, { accountId, finalidades: entryCodes })
      await mailFactorNews(platform, { work, account }, 'factors-reset')
      work.afterCommit({ accounts: [accountId] })
    }),
  )
}
