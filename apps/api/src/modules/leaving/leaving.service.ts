import { DomainError } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { recordAct } from '../audit/audit.service.ts'
import { runAsCaller } from '../auth/caller-work.service.ts'
import { findCodeExpiry, issueCode, takeCode, withdrawCode } from '../auth/codes.service.ts'
import { countAttempt } from '../auth/limits.service.ts'
import { mailDeletionRequested } from '../auth/mails.service.ts'
import { verifyPasswordAgain } from '../auth/password-check.service.ts'
import { endSessionsOfLeaver } from '../auth/sessions.service.ts'
import type { MemberLeaves } from '../members/members.signals.ts'
import { closeMembership } from '../members/memberships.service.ts'
import { requireOtherAdmins } from '../members/roles.service.ts'
import { isOnlyMembership } from '../users/memberships.service.ts'
import { erasureQueue } from './erasure.jobs.ts'

const finalidade = 'EXCLUSAO'

export interface Deletion {
  /** The pending request and its expiry. */
  readonly pedido: { readonly expiraEm: string } | null
  readonly flagContaTambem: boolean
}

/** Whether the person has a pending request to leave, and whether leaving would also remove their login. */
export async function getDeletionRequest(call: MemberCall): Promise<Deletion> {
  const { actor } = call
  const [expiraEm, flagContaTambem] = await Promise.all([
    call.inChurch((work) => findCodeExpiry(work, { accountId: actor.accountId, finalidade })),
    isOnlyMembership(call),
  ])
  return { pedido: expiraEm ? { expiraEm: expiraEm.toISOString() } : null, flagContaTambem }
}

/** Requests to leave: sends a confirmation code and changes nothing else. Invalidates an earlier code. */
export async function requestDeletion(
  platform: Needs<'domain' | 'mail'>,
  call: MemberCall,
  senha: string,
): Promise<{ expiraEm: string }> {
  const { actor, source } = call
  // A logged-in member needs no captcha.
  const isCaptchaSolved = true
  const account = await verifyPasswordAgain(call, { senha, isCaptchaSolved })
  await call.inChurch((work) => requireOtherAdmins(work, actor.memberId))
  return runAsCaller(call, async (work) => {
    await countAttempt(work, { what: 'mail', email: account.email, isCaptchaSolved }, source)
    const { codigo, expiraEm } = await issueCode(work, { accountId: account.id, finalidade })
    await mailDeletionRequested(platform, { work, account }, codigo)
    await recordAct(work, { acao: 'DELETION_ASKED', accountId: account.id, source })
    return { expiraEm: expiraEm.toISOString() }
  })
}

/** Cancels the request. Does nothing if there is none. */
export async function withdrawDeletion({ actor: { accountId }, source, inChurch }: MemberCall): Promise<void> {
  await inChurch(async (work) => {
    if (!(await withdrawCode(work, { accountId, finalidade }))) return
    await recordAct(work, { acao: 'DELETION_WITHDRAWN', accountId, source })
  })
}

/**
 * Confirms the request with the person's code. Ends all their sessions at this church at once; a job then erases their
 * data.
 */
export async function confirmDeletion(platform: MemberLeaves, call: MemberCall, codigo: string): Promise<void> {
  // A content edit: the leaders and free places of groups on public pages change too.
  await call.editSite(async (work) => {
    // A later error rolls back the use of the code.
    const accountId = await takeCode(work, { codigo, finalidade })
    if (accountId !== call.actor.accountId) throw new DomainError('INVALID_CODE')
    await leave(platform, work, call)
  })
}

async function leave(platform: MemberLeaves, work: ChurchWork, { actor, source }: MemberCall): Promise<void> {
  const { accountId, memberId } = actor
  await requireOtherAdmins(work, memberId)
  await closeMembership(work, memberId, platform.signals.memberLeaves)
  await endSessionsOfLeaver(work, accountId)
  await recordAct(work, { acao: 'DELETION_CONFIRMED', accountId, source })
  const singletonKey = `usuario ${memberId}`
  await enqueue(work, erasureQueue, { contaId: accountId, usuarioId: memberId }, { singletonKey })
}
