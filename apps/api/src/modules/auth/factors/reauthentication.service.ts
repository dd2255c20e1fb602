import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { DomainError, unauthenticated } from '../../../platform/errors/domain-error.ts'
import { isFresh } from '../../../platform/http/require-access.ts'
import type { Actor, MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { findAccountById } from '../accounts.queries.ts'
import { verifyCaptcha } from '../limits.service.ts'
import { verifyPasswordAgain } from '../password-check.service.ts'
import { findLastProof, markSessionProven } from '../sessions.queries.ts'
import { beginSecondStep, takeSecondStep } from './second-step.service.ts'

/** The challenge for the caller's second factor; null without one, when the password is the proof. */
export async function beginReauthentication(platform: Needs<'domain'>, call: MemberCall): Promise<SecondStep | null> {
  const account = await call.inIdentity(({ tx }) => findAccountById(tx, call.actor.accountId))
  if (!account) throw unauthenticated()
  if (!account.segundoFatorDesde) return null
  return beginSecondStep(platform, call, account, { finalidade: 'REAUTENTICACAO', source: call.source })
}

export interface Reproof {
  readonly senha?: string | undefined
  readonly captcha?: string | undefined
  readonly desafio?: string | undefined
  readonly prova?: FactorProof | undefined
}

/**
 * Verifies the caller again: by the second factor, or by the password if there is none. For the next ten minutes this
 * session may change the account's factors.
 */
export async function finishReauthentication(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: MemberCall,
  { senha, captcha, desafio, prova }: Reproof,
): Promise<void> {
  const { actor, source } = call
  const { accountId } = actor
  if (desafio !== undefined && prova) {
    const shown = { finalidade: 'REAUTENTICACAO', desafio, prova } as const
    const account = await takeSecondStep(platform, call, shown, source)
    // Another account's challenge does not prove the caller.
    if (account.id !== accountId) throw new DomainError('INVALID_CODE')
  } else {
    const isCaptchaSolved = await verifyCaptcha(platform, call, captcha, source)
    const given = { senha: senha ?? '', isCaptchaSolved }
    const account = await verifyPasswordAgain(call, given)
    if (account.segundoFatorDesde) throw new DomainError('INVALID_FACTOR')
  }
  await call.inChurch(async (work) => {
    await markSessionProven(work, { accountId, id: actor.sessionId, now: work.now })
    work.afterCommit({ accounts: [accountId] })
  })
}

/** Throws REAUTHENTICATION_REQUIRED without a recent reauthentication in this session. */
export async function requireRecentProof(work: ChurchWork, actor: Actor): Promise<void> {
  const provenAt = await findLastProof(work, { accountId: actor.accountId, id: actor.sessionId })
  if (!isFresh(provenAt, work.now)) throw new DomainError('REAUTHENTICATION_REQUIRED')
}
