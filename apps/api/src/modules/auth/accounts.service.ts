import type { Account, Presence } from '@narthex/contract/auth/auth.schemas'
import type { Locale } from '@narthex/contract/locale'
import type { Member } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError, unauthenticated } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { Told } from '../../platform/personal-data/personal-data.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { readOwnMember } from '../members/members.service.ts'

export type { AccountRow } from './accounts.queries.ts'

import type { AccountId } from '../../platform/ids.ts'
import {
  type AccountRow,
  findAccountByEmail,
  findAccountById,
  holdAccount,
  insertAccount,
  lockAccount,
  nameAccount,
  removeAccount,
  updateAccount,
} from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import { listLoginData } from './factors/login-data.queries.ts'
import { takeCaptcha, takeTry } from './limits.service.ts'

export interface LookUp {
  readonly email: string
  readonly captcha?: string | undefined
}

/**
 * Whether an e-mail has a login, and whether it was confirmed, for somebody who is not logged in. Limited by e-mail,
 * address and church.
 */
export async function findPresence(
  platform: Needs<'captcha' | 'clock' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { email, captcha }: LookUp,
  source: CallSource,
): Promise<Presence> {
  const isCaptchaSolved = await takeCaptcha(platform, church, captcha)
  return platform.transactions.inIdentity(church, async (work) => {
    await takeTry(platform, work, { what: 'look-up', email, isCaptchaSolved }, source)
    const account = await findAccountByEmail(work.tx, email)
    return { flagExiste: account !== undefined, flagAtivo: account?.flagAtivo ?? false }
  })
}

/** Who is logged in, and who they are to this church. Throws UNAUTHENTICATED, or NOT_FOUND, where that is gone. */
export function whoIs(call: MemberCall): Promise<{ user: Account; usuario: Member }> {
  const { actor } = call
  return call.inIdentity(async (work) => {
    const account = await findAccountById(work.tx, actor.accountId)
    if (!account) throw unauthenticated()
    return { user: toAccount(account), usuario: await readOwnMember(work, actor) }
  })
}

/** From here on a transaction of `Database.inIdentity` may touch what this person holds at any church. */
export function actAs(tx: Tx, accountId: AccountId): Promise<void> {
  return nameAccount(tx, accountId)
}

/** The login of an e-mail, for what proves itself otherwise. */
export function findAccount(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  email: string,
): Promise<AccountRow | undefined> {
  return transactions.inIdentity(church, ({ tx }) => findAccountByEmail(tx, email))
}

export interface NewAccount {
  readonly email: string
  readonly senhaHash: string
  readonly idioma: Locale
  readonly flagAtivo: boolean
}

/** Adds a login, within a transaction of `Database.inIdentity`; undefined where the e-mail has one already. */
export async function addAccount(
  { clock }: Needs<'clock'>,
  tx: Tx,
  account: NewAccount,
): Promise<AccountRow | undefined> {
  const now = clock()
  const id = await insertAccount(tx, { ...account, dataCadastro: now, dataUltimaAlteracao: now })
  return id === undefined ? undefined : findAccountById(tx, id)
}

/** From now on the person's mails are written in this language, whatever church they come from. */
export async function chooseLanguage({ clock }: Needs<'clock'>, call: MemberCall, idioma: Locale): Promise<void> {
  const { actor } = call
  const dataUltimaAlteracao = clock()
  await call.inIdentity(({ tx }) => updateAccount(tx, actor.accountId, { idioma, dataUltimaAlteracao }))
}

/**
 * Keeps a login that was proven as it is until the transaction of `Database.inIdentity` ends. Throws INVALID_CREDENTIALS
 * where it was removed, or its password changed, meanwhile.
 */
export async function requireUnchanged(tx: Tx, account: AccountRow): Promise<void> {
  if (!(await holdAccount(tx, account))) throw new DomainError('INVALID_CREDENTIALS')
}

/** The login of somebody, for what the product does in their name; undefined where it is gone. */
export function readAccount(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  accountId: AccountId,
): Promise<AccountRow | undefined> {
  return transactions.inIdentity(church, ({ tx }) => findAccountById(tx, accountId))
}

/** What is kept with a login besides itself, without secrets, as its owner is told. */
export function readLoginData(call: MemberCall): Promise<Told> {
  const { actor } = call
  return inPersonsName(call, ({ tx }) => listLoginData(tx, actor.accountId))
}

/** Removes a login with its sessions and codes, unless `isNeeded`, asked while nobody can register with it, says so. */
export async function removeUnneededAccount(
  { transactions }: Needs<'transactions'>,
  church: ChurchScope,
  accountId: AccountId,
  isNeeded: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await transactions.inIdentity(church, async ({ tx }) => {
    await nameAccount(tx, accountId)
    if ((await lockAccount(tx, accountId)) && !(await isNeeded(tx))) await removeAccount(tx, accountId)
  })
}

/** A transaction that sees what the person who is logged in holds at any church, and no other's of those. */
export function inPersonsName<T>(call: MemberCall, run: (work: ChurchWork) => Promise<T>): Promise<T> {
  const { actor } = call
  return call.inIdentity(async (work) => {
    await nameAccount(work.tx, actor.accountId)
    return run(work)
  })
}
