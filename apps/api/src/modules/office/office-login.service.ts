import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { churchInactive, DomainError, unauthenticated } from '../../platform/errors/domain-error.ts'
import { createMemberCall, type MemberCall, type VisitorCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { LoginAccount } from '../auth/accounts.service.ts'
import { findActor } from '../auth/actors.service.ts'
import { finishReauthentication, type Reproof } from '../auth/factors/reauthentication.service.ts'
import { beginSecondStep, takeSecondStep } from '../auth/factors/second-step.service.ts'
import { type GivenLogin, requireEntry, verifyLogin } from '../auth/login.service.ts'
import { endOfficeSession, replaceOfficeCookie, startOfficeSession } from '../auth/office-sessions.service.ts'
import type { MemberLeaves } from '../members/members.signals.ts'
import { listRoles } from '../members/roles.queries.ts'
import { acceptInvitation, isInvited } from './invitations/accepted-invitations.service.ts'
import { describeProof, getOfficeSession } from './office-session.service.ts'

/** A session that was opened, and the secret that its browser keeps. */
export interface OpenedOffice {
  readonly session: OfficeSession
  readonly secret: string
}

const finalidade = 'SEGUNDO_FATOR'

/**
 * Opens the office for a member of staff by e-mail and password, or begins the second step if their account has a second
 * factor. Throws the errors of a login at the site, and NO_STAFF_ROLE.
 */
export async function logInAtOffice(
  platform: Needs<'captcha' | 'domain' | 'mail'> & MemberLeaves,
  call: VisitorCall,
  given: GivenLogin,
): Promise<OpenedOffice | SecondStep> {
  const { source } = call
  const account = await verifyLogin(platform, call, given, source)
  if (account.segundoFatorDesde) {
    // An invitation is taken once the second factor is there, too.
    if (!(await isInvited(call, account))) await requireStaff(call, account)
    return beginSecondStep(platform, call, account, { finalidade, source })
  }
  await acceptInvitation(platform, call, account)
  await requireStaff(call, account)
  return openSession(platform, call, account)
}

/** Opens the office with the second factor. Throws INVALID_CODE, INVALID_FACTOR, and as `logInAtOffice`. */
export async function completeOfficeLogin(
  platform: Needs<'domain' | 'mail'> & MemberLeaves,
  call: VisitorCall,
  given: { readonly desafio: string; readonly prova: FactorProof },
): Promise<OpenedOffice> {
  const account = await takeSecondStep(platform, call, { finalidade, ...given }, call.source)
  await acceptInvitation(platform, call, account)
  await requireStaff(call, account)
  return openSession(platform, call, account)
}

/** Suspended roles count: their holder enters to set up the second factor that wakes them. */
async function requireStaff(call: VisitorCall, account: LoginAccount): Promise<void> {
  const member = await requireEntry(call, account)
  const roles = await call.inChurch((work) => listRoles(work, member.id))
  if (roles.length === 0) throw new DomainError('NO_STAFF_ROLE')
  if (call.church.isSuspended && !roles.includes('ROLE_SUPER_ADMIN')) throw churchInactive()
}

/** The session that the browser had before ends: its cookie is overwritten. */
async function openSession(
  platform: Needs<'domain' | 'mail'>,
  call: VisitorCall,
  account: LoginAccount,
): Promise<OpenedOffice> {
  const { actor: former, source } = call
  const { sessionId, secret } = await startOfficeSession(platform, call, account, source)
  if (former) await endOfficeSession({ ...call, actor: former })
  const actor = await findActor(call, { accountId: account.id, sessionId, superficie: 'ESCRITORIO' })
  if (!actor) throw unauthenticated()
  return { session: await getOfficeSession(platform, createMemberCall(call, actor, source)), secret }
}

/** Verifies the caller again, and gives their session a new cookie. */
export async function proveAtOffice(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: MemberCall,
  given: Reproof,
): Promise<{ readonly proof: ReturnType<typeof describeProof>; readonly secret: string | undefined }> {
  await finishReauthentication(platform, call, given)
  const secret = await replaceOfficeCookie(call)
  return { proof: describeProof(call.clock()), secret }
}
