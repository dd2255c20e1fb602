import { fallbackLocale, toLocale } from '@narthex/contract/locale'
import { newPassword } from '@narthex/contract/validation/password'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findAccount, type LoginAccount } from '../../auth/accounts.service.ts'
import { openAccount } from '../../auth/invitations.service.ts'
import { verifyLogin } from '../../auth/login.service.ts'
import { hashPassword } from '../../auth/password-hashing.service.ts'
import { judgePassword } from '../../auth/password-judgement.service.ts'
import type { MemberLeaves } from '../../members/members.signals.ts'
import { isUnderAge, joinPerson } from './joining.service.ts'
import { findInvitationByHash, type OpenInvitation, spendInvitation } from './person-invitations.queries.ts'
import { toFirstName } from './person-logins.rules.ts'

/** First name of the person whom a code is for. Throws INVALID_CODE: for one that ended, was withdrawn or taken, and where the person has a login by now. */
export async function readPersonInvitation(
  call: ChurchCall,
  codigo: string,
): Promise<{ nome: string; flagTemConta: boolean }> {
  const invitation = await requireInvitation(call, codigo)
  const account = await findAccount(call, invitation.email)
  return { nome: toFirstName(invitation), flagTemConta: account?.flagAtivo === true }
}

interface Acceptance {
  readonly codigo: string
  readonly senha: string
  /** The address of another account than that of the mail. */
  readonly email?: string | undefined
  readonly captcha?: string | undefined
}

/** Makes the account of the reader the login of the person whom the invitation is for. The code is good once; a wrong password leaves it valid. */
export async function acceptPersonInvitation(
  platform: Needs<'captcha'> & MemberLeaves,
  call: VisitorCall,
  given: Acceptance,
): Promise<{ email: string }> {
  const invitation = await requireInvitation(call, given.codigo)
  const account = await proveAccount(platform, call, invitation, given)
  await call.inChurch(async (work) => {
    // The code's row is locked first: of two clicks the second one finds it used.
    if (!(await findInvitationByHash(work, invitation.hash))) throw new DomainError('INVALID_CODE')
    if (!(await spendInvitation(work, invitation.hash))) throw new DomainError('INVALID_CODE')
    await joinPerson(platform, work, { memberId: invitation.memberId, account, source: call.source })
  })
  return { email: account.email }
}

async function requireInvitation(call: ChurchCall, codigo: string): Promise<OpenInvitation> {
  const found = await call.inChurch(async (work) => {
    const invitation = await findInvitationByHash(work, hashSecret(codigo))
    if (!invitation) return undefined
    const isMinor = await isUnderAge(work, { id: invitation.memberId, dataNascimento: invitation.dataNascimento })
    return isMinor ? undefined : invitation
  })
  if (!found) throw new DomainError('INVALID_CODE')
  return found
}

/** The account of the mailed address, made where there is none, or another one; the password proves one that is there. */
async function proveAccount(
  platform: Needs<'captcha'>,
  call: VisitorCall,
  { email: mailed, nome, sobrenome, idioma }: OpenInvitation,
  { email, senha, captcha }: Acceptance,
): Promise<LoginAccount> {
  const isOther = email !== undefined && email !== mailed
  const known = isOther ? undefined : await findAccount(call, mailed)
  if (!isOther && !known?.flagAtivo) {
    const chosen = validate(newPassword, senha, 'body.senha')
    const judged = await judgePassword(call, chosen, { email: mailed, nome, sobrenome })
    const senhaHash = await hashPassword(judged)
    const opened = await openAccount(call, {
      email: mailed,
      senhaHash,
      idioma: toLocale(idioma) ?? fallbackLocale,
    })
    if (opened) return opened
  }
  const given = { username: isOther ? email : mailed, password: senha, captcha }
  const account = await verifyLogin(platform, call, given, call.source)
  if (!account.flagAtivo) throw new DomainError('ACCOUNT_INACTIVE')
  return account
}
