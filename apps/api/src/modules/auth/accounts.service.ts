import type { Account, Presence } from '@narthex/contract/auth/auth.schemas'
import type { Locale } from '@narthex/contract/locale'
import type { Member } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { unauthenticated } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { memberOf } from '../users/members.service.ts'

export type { AccountRow } from './accounts.queries.ts'

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
import { invalidCredentials } from './auth.errors.ts'
import { takeCaptcha, takeTry } from './limits.service.ts'

export interface LookUp {
  readonly email: string
  readonly captcha?: string | undefined
}

/**
 * Looks an e-mail up for somebody who is not logged in, and gives what `tell` may tell of it. Limited by e-mail, address
 * and church. Throws TOO_MANY_REQUESTS, CAPTCHA_REQUIRED, INVALID_CAPTCHA.
 */
export async function lookUp<T>(
  platform: Platform,
  church: ChurchScope,
  { email, captcha }: LookUp,
  source: CallSource,
  tell: (tx: Tx, account: AccountRow | undefined) => Promise<T>,
): Promise<T> {
  const isCaptchaSolved = await takeCaptcha(platform, church, captcha)
  return platform.database.inIdentity(church, async (tx) => {
    await takeTry(platform, church, tx, { what: 'look-up', email, isCaptchaSolved }, source)
    return tell(tx, await findAccountByEmail(tx, email))
  })
}

/** Whether an e-mail has a login, and whether it was confirmed. */
export function presenceOf(
  platform: Platform,
  church: ChurchScope,
  query: LookUp,
  source: CallSource,
): Promise<Presence> {
  return lookUp(platform, church, query, source, async (_tx, account) => ({
    flagExiste: account !== undefined,
    flagAtivo: account?.flagAtivo ?? false,
  }))
}

/** Who is logged in, and who they are to this church. Throws UNAUTHENTICATED, or NOT_FOUND, where that is gone. */
export function whoIs(
  { database }: Platform,
  church: ChurchScope,
  actor: Actor,
): Promise<{ user: Account; usuario: Member }> {
  return database.inIdentity(church, async (tx) => {
    const account = await findAccountById(tx, actor.userId)
    if (!account) throw unauthenticated()
    return { user: toAccount(account), usuario: await memberOf(church, tx, actor) }
  })
}

/** The login of an e-mail, for what proves itself otherwise. */
export function findAccount(
  { database }: Platform,
  church: ChurchScope,
  email: string,
): Promise<AccountRow | undefined> {
  return database.inIdentity(church, (tx) => findAccountByEmail(tx, email))
}

export interface NewAccount {
  readonly email: string
  readonly senhaHash: string
  readonly idioma: Locale
  readonly flagAtivo: boolean
}

/** Adds a login, within a transaction of `Database.inIdentity`; undefined where the e-mail has one already. */
export async function addAccount({ clock }: Platform, tx: Tx, account: NewAccount): Promise<AccountRow | undefined> {
  const now = clock()
  const id = await insertAccount(tx, { ...account, dataCadastro: now, dataUltimaAlteracao: now })
  return id === undefined ? undefined : findAccountById(tx, id)
}

/** From now on the person's mails are written in this language, whatever church they come from. */
export async function chooseLanguage(
  { database, clock }: Platform,
  church: ChurchScope,
  actor: Actor,
  idioma: Locale,
): Promise<void> {
  const dataUltimaAlteracao = clock()
  await database.inIdentity(church, (tx) => updateAccount(tx, actor.userId, { idioma, dataUltimaAlteracao }))
}

/**
 * Keeps a login that was proven as it is until the transaction of `Database.inIdentity` ends. Throws INVALID_CREDENTIALS
 * where it was removed, or its password changed, meanwhile.
 */
export async function requireUnchanged(tx: Tx, account: AccountRow): Promise<void> {
  if (!(await holdAccount(tx, account))) throw invalidCredentials()
}

/** The login of somebody, for what the product does in their name; undefined where it is gone. */
export function findAccountOf(
  { database }: Platform,
  church: ChurchScope,
  contaId: number,
): Promise<AccountRow | undefined> {
  return database.inIdentity(church, (tx) => findAccountById(tx, contaId))
}

/** Removes a login with its sessions and codes, unless `isNeeded`, asked while nobody can register with it, says so. */
export async function removeUnneededAccount(
  { database }: Platform,
  church: ChurchScope,
  contaId: number,
  isNeeded: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await database.inIdentity(church, async (tx) => {
    await nameAccount(tx, contaId)
    if ((await lockAccount(tx, contaId)) && !(await isNeeded(tx))) await removeAccount(tx, contaId)
  })
}

/** A transaction that sees what the person who is logged in holds at any church, and no other's of those. */
export function inPersonsName<T>(
  { database }: Platform,
  church: ChurchScope,
  actor: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  return database.inIdentity(church, async (tx) => {
    await nameAccount(tx, actor.userId)
    return work(tx)
  })
}
