import type { Account } from '@narthex/contract/auth/auth.schemas'
import type { Locale } from '@narthex/contract/locale'
import type { Member, Presence } from '@narthex/contract/users/user.schemas'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError, unauthenticated } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Told } from '../../platform/personal-data/personal-data.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { readOwnMember } from '../members/members.service.ts'

import {
  type AccountRow,
  findAccountByEmail,
  findAccountById,
  insertAccount,
  lockAccount,
  lockUnchangedAccount,
  removeAccount,
  setCurrentAccount,
  updateAccount,
} from './accounts.queries.ts'
import { toAccount } from './accounts.rules.ts'
import { runAsCaller } from './caller-work.service.ts'
import { listLoginData } from './factors/login-data.queries.ts'
import { countAttempt, verifyCaptcha } from './limits.service.ts'

/** An account that another domain read here and hands back. */
export type LoginAccount = AccountRow

export interface LookUp {
  readonly email: string
  readonly captcha?: string | undefined
}

/** Whether an e-mail has an account, and whether it was confirmed, for visitors. Limited by e-mail, address and church. */
export async function findAccountPresence(
  platform: Needs<'captcha'>,
  call: ChurchCall,
  { email, captcha }: LookUp,
  source: CallSource,
): Promise<Presence> {
  const isCaptchaSolved = await verifyCaptcha(platform, call, captcha)
  return call.inIdentity(async (work) => {
    await countAttempt(work, { what: 'look-up', email, isCaptchaSolved }, source)
    const account = await findAccountByEmail(work.tx, email)
    return { flagExiste: account !== undefined, flagAtivo: account?.flagAtivo ?? false }
  })
}

/** The caller's account and membership. Throws UNAUTHENTICATED or NOT_FOUND if they no longer exist. */
export function getCaller(call: MemberCall): Promise<{ user: Account; usuario: Member }> {
  const { actor } = call
  return call.inIdentity(async (work) => {
    const account = await findAccountById(work.tx, actor.accountId)
    if (!account) throw unauthenticated()
    return { user: toAccount(account), usuario: await readOwnMember(work, actor) }
  })
}

/** Lets a transaction of `Database.inIdentity` access this account's rows of every church. */
export function actAsAccount(tx: Tx, accountId: AccountId): Promise<void> {
  return setCurrentAccount(tx, accountId)
}

/** The account of an e-mail, for callers that are verified in another way. */
export function findAccount(call: ChurchCall, email: string): Promise<AccountRow | undefined> {
  return call.inIdentity(({ tx }) => findAccountByEmail(tx, email))
}

export interface NewAccount {
  readonly email: string
  readonly senhaHash: string
  readonly idioma: Locale
  readonly flagAtivo: boolean
}

/** Adds an account, within a transaction of `Database.inIdentity`; undefined if the e-mail already has one. */
export async function addAccount(work: ChurchWork, account: NewAccount): Promise<AccountRow | undefined> {
  const { now } = work
  const id = await insertAccount(work.tx, { ...account, dataCadastro: now, dataUltimaAlteracao: now })
  return id === undefined ? undefined : findAccountById(work.tx, id)
}

/** Sets the language of the caller's mails from every church. */
export async function setAccountLanguage(call: MemberCall, idioma: Locale): Promise<void> {
  const { actor } = call
  const dataUltimaAlteracao = call.clock()
  await call.inIdentity(({ tx }) => updateAccount(tx, actor.accountId, { idioma, dataUltimaAlteracao }))
}

/**
 * Locks a verified account until the transaction of `Database.inIdentity` ends. Throws INVALID_CREDENTIALS if it was
 * removed or its password was changed since it was verified.
 */
export async function requireUnchangedAccount(tx: Tx, account: AccountRow): Promise<void> {
  if (!(await lockUnchangedAccount(tx, account))) throw new DomainError('INVALID_CREDENTIALS')
}

/** An account, for work on a person's behalf; undefined if it was removed. */
export function readAccount({ inIdentity }: ChurchCall, accountId: AccountId): Promise<AccountRow | undefined> {
  return inIdentity(({ tx }) => findAccountById(tx, accountId))
}

/** The data stored with the caller's account, without secrets, for their export. */
export function readLoginData(call: MemberCall): Promise<Told> {
  const { actor } = call
  return runAsCaller(call, ({ tx }) => listLoginData(tx, actor.accountId))
}

/** Removes an account with its sessions and codes unless `isNeeded`, which runs while registrations with it are locked. */
export async function removeUnneededAccount(
  { inIdentity }: ChurchCall,
  accountId: AccountId,
  isNeeded: (tx: Tx) => Promise<boolean>,
): Promise<void> {
  await inIdentity(async ({ tx }) => {
    await setCurrentAccount(tx, accountId)
    if ((await lockAccount(tx, accountId)) && !(await isNeeded(tx))) await removeAccount(tx, accountId)
  })
}

/** The e-mail of an account, for staff who may see it; null where there is no such account. */
export function findEmail({ inIdentity }: ChurchCall, accountId: AccountId): Promise<string | null> {
  return inIdentity(async ({ tx }) => (await findAccountById(tx, accountId))?.email ?? null)
}
