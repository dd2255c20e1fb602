import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { VisitorCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { LoginAccount } from '../../auth/accounts.service.ts'
import { verifyLogin } from '../../auth/login.service.ts'
import { findMemberOfAccount } from '../../members/members.queries.ts'
import type { MemberLeaves } from '../../members/members.signals.ts'
import { joinPerson, listGrownPeopleAt } from './joining.service.ts'
import { toShownNames } from './person-logins.rules.ts'

/*
 * Who registers may be known to the church's office already. The names of its records are told to the owner of the address alone: a
 * confirmed account is proven by its password, and its address by the mail that confirmed it.
 */

interface Login {
  readonly email: string
  readonly senha: string
  readonly captcha?: string | undefined
}

/** The people whom the owner of an account may be, by their first names. */
export async function listOwnRecords(platform: Needs<'captcha'>, call: VisitorCall, login: Login) {
  const { email } = await requireNewcomer(platform, call, login)
  return call.inChurch(async (work) => toShownNames(await listGrownPeopleAt(work, email)))
}

/** Registers the owner of an account as the person whom they chose. Throws NOT_FOUND for someone else than those of the address. */
export async function takeOwnRecord(
  platform: Needs<'captcha'> & MemberLeaves,
  call: VisitorCall,
  { idUsuario, ...login }: Login & { readonly idUsuario: number },
): Promise<void> {
  const account = await requireNewcomer(platform, call, login)
  await call.inChurch(async (work) => {
    const person = (await listGrownPeopleAt(work, account.email)).find(({ id }) => id === idUsuario)
    // A second click, as the first one has done it.
    if (!person && (await hasMember(work, account))) throw new DomainError('ALREADY_REGISTERED')
    if (!person) throw notFound()
    await joinPerson(platform, work, { memberId: person.id, account, source: call.source })
  })
}

/** Verifies the login of someone who has none at this church. */
async function requireNewcomer(
  platform: Needs<'captcha'>,
  call: VisitorCall,
  { email: username, senha: password, captcha }: Login,
): Promise<LoginAccount> {
  const account = await verifyLogin(platform, call, { username, password, captcha }, call.source)
  if (!account.flagAtivo) throw new DomainError('ACCOUNT_INACTIVE')
  if (await call.inChurch((work) => hasMember(work, account))) throw new DomainError('ALREADY_REGISTERED')
  return account
}

async function hasMember(work: ChurchWork, { id }: LoginAccount): Promise<boolean> {
  const member = await findMemberOfAccount(work, id)
  return member !== undefined && !member.flagPorConferir
}
