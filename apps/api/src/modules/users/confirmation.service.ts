import { dateIn } from '@narthex/contract/church-time'
import { findAgeBand, isMinorBand } from '@narthex/contract/people/age-bands'
import { personSchema } from '@narthex/contract/users/registration.schemas'
import { DomainError } from '../../platform/errors/domain-error.ts'
import type { CallSource } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { requireUnchangedAccount } from '../auth/accounts.service.ts'
import { activateAccount, findUnconfirmedAccount } from '../auth/activation.service.ts'
import { verifyCaptcha } from '../auth/limits.service.ts'
import { verifyPassword } from '../auth/password-check.service.ts'
import { hashPassword } from '../auth/password-hashing.service.ts'
import { judgePassword } from '../auth/password-judgement.service.ts'
import {
  askToComplete,
  distrustMembers,
  findMemberOfAccount,
  listPeopleAtAddress,
  replaceUnconfirmed,
} from '../members/members.queries.ts'
import { planCpfCheck } from './cpf/cpf-checks.jobs.ts'
import { toProfile } from './enrolment.service.ts'

/*
 * Following an activation link proves who owns the mailbox, not who registered with the address (pre-hijacking). So the
 * link alone is not enough: either the password of the registration proves that both are the same person, or the owner
 * replaces the password and all other data of the registration. Where the office knows someone at the address, the registration is
 * completed once more at the first login, which asks whether they are the same.
 */

interface RegisteredName {
  readonly nome: string
  readonly sobrenome: string
}

/** The person whose e-mail a code confirms; the code stays valid. */
export function findActivation(
  call: ChurchCall,
  codigo: string,
): Promise<{ email: string; pessoa: RegisteredName | null }> {
  return call.inIdentity(async (work) => {
    const account = await findUnconfirmedAccount(work, codigo)
    const member = await findMemberOfAccount(work, account.id)
    return { email: account.email, pessoa: member ? { nome: member.nome, sobrenome: member.sobrenome } : null }
  })
}

interface Confirmation {
  readonly codigo: string
  readonly senha: string
}

/**
 * Confirms an e-mail for the person who registered, by the password of the registration. A wrong one counts as a failed
 * login and leaves the code valid.
 */
export async function confirmWithPassword(
  platform: Needs<'captcha' | 'domain' | 'mail'>,
  call: ChurchCall,
  { codigo, senha, captcha }: Confirmation & { readonly captcha?: string | undefined },
  source: CallSource,
): Promise<void> {
  const isCaptchaSolved = await verifyCaptcha(platform, call, captcha)
  const { email } = await call.inIdentity((work) => findUnconfirmedAccount(work, codigo))
  const account = await verifyPassword(call, { email, password: senha, isCaptchaSolved }, source)
  if (!account) throw new DomainError('WRONG_PASSWORD')
  const today = await findToday(call)
  await call.inIdentity(async (work) => {
    await activateAccount(platform, work, { codigo, source })
    await requireUnchangedAccount(work.tx, account)
    const member = await findMemberOfAccount(work, account.id)
    if (member?.cpf) await planCpfCheck(work, member.id)
    if (member && (await hasOwnRecord(work, email, today))) await askToComplete(work, account.id)
  })
}

const findToday = async (call: ChurchCall) => dateIn((await call.facts()).timeZone, call.clock())

/** Whether the office reaches a grown person without a login at the address: its owner says first whether they are that person. */
async function hasOwnRecord(work: ChurchWork, email: string, today: string): Promise<boolean> {
  const found = await listPeopleAtAddress(work, email)
  return found.some(({ dataNascimento }) => !isMinorBand(findAgeBand(dataNascimento, today)))
}

/**
 * Confirms an e-mail for a reader who does not know the password of the registration. That password stops working, and
 * the data of the registration is discarded: at this church `pessoa` replaces it, at others (and here without
 * `pessoa`) the person completes the registration when they log in.
 */
export async function confirmWithNewPassword(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  {
    codigo,
    senha,
    pessoa,
  }: Confirmation & { readonly pessoa?: (RegisteredName & { readonly telefone: string | null }) | undefined },
  source: CallSource,
): Promise<void> {
  const { email } = await call.inIdentity((work) => findUnconfirmedAccount(work, codigo))
  const judged = await judgePassword(call, senha, { email, ...pessoa, path: 'body.senhaNova' })
  const senhaHash = await hashPassword(judged)
  const today = await findToday(call)
  await call.inIdentity(async (work) => {
    const { id: accountId } = await activateAccount(platform, work, { codigo, senhaHash, source })
    await distrustMembers(work.tx, accountId)
    if (!pessoa || (await hasOwnRecord(work, email, today))) return
    const profile = toProfile(validate(personSchema, pessoa))
    await replaceUnconfirmed(work, { ...profile, accountId })
  })
}
