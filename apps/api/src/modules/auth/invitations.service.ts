import type { Locale } from '@narthex/contract/locale'
import type { AccountId } from '../../platform/ids.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { distrustMembers } from '../members/members.queries.ts'
import {
  type AccountRow,
  findAccountByEmail,
  findAccountById,
  listAccounts,
  lockAccount,
  setCurrentAccount,
  updateAccount,
} from './accounts.queries.ts'
import { addAccount } from './accounts.service.ts'
import { removeCodesEverywhere } from './codes.queries.ts'
import { codeLifetimesMs, entryCodes } from './codes.rules.ts'
import { issueCode } from './codes.service.ts'
import { type Addressee, type MailNeeds, mailAdministrator, toPasswordPage } from './mails.service.ts'
import { hashUnknownPassword } from './password-hashing.service.ts'
import { hasLoggedIn, listVisitedAccounts } from './sessions.queries.ts'

/*
 * Accounts of people whom the operator names by their e-mail. The operator vouches for the address, and so the account counts as
 * confirmed; only its mailbox leads to a password.
 */

/**
 * The account of an e-mail that the operator vouches for, made where there is none, within a transaction of
 * `Database.inIdentity`. An unconfirmed registration may be a stranger's: its password stops working, and its other memberships
 * wait for their person.
 */
export async function vouchForAccount(
  work: ChurchWork,
  { email, idioma }: { readonly email: string; readonly idioma: Locale },
): Promise<AccountRow> {
  const known = await findAccountByEmail(work.tx, email)
  if (known?.flagAtivo) return known
  const senhaHash = await hashUnknownPassword()
  const made = known ? undefined : await addAccount(work, { email, senhaHash, idioma, flagAtivo: true })
  if (made) return made
  const account = known ?? (await findAccountByEmail(work.tx, email))
  if (!account) throw new Error('An account could be neither made nor found')
  return confirmUnproven(work, account.id, senhaHash)
}

async function confirmUnproven(work: ChurchWork, accountId: AccountId, senhaHash: string): Promise<AccountRow> {
  const { tx, now } = work
  await setCurrentAccount(tx, accountId)
  const held = await lockAccount(tx, accountId)
  // Its owner has confirmed it by now.
  if (held?.flagAtivo) return held
  await distrustMembers(tx, accountId)
  await updateAccount(tx, accountId, { senhaHash, flagAtivo: true, dataUltimaAlteracao: now })
  await removeCodesEverywhere(tx, { accountId, finalidades: [...entryCodes, 'ATIVACAO', 'RECUPERACAO'] })
  const account = await findAccountById(tx, accountId)
  if (!account) throw new Error('A locked account is gone')
  return account
}

/**
 * Mails an administrator, within a transaction of `Database.inIdentity`. Gives the address at which someone who never logged in
 * anywhere chooses a password, good once and for three days; undefined for others, who have one.
 */
export async function inviteAdministrator(platform: MailNeeds, to: Addressee): Promise<string | undefined> {
  const { work, account } = to
  await setCurrentAccount(work.tx, account.id)
  if (await hasLoggedIn(work.tx, account.id)) {
    await mailAdministrator(platform, to, undefined)
    return undefined
  }
  const lifeMs = codeLifetimesMs.ATIVACAO
  const { codigo } = await issueCode(work, { accountId: account.id, finalidade: 'RECUPERACAO', lifeMs })
  await mailAdministrator(platform, to, codigo)
  return `${toOrigin(platform.domain, work.church)}${toPasswordPage(codigo)}`
}

/** The e-mails of these accounts, within a transaction of `Database.inIdentity`. */
export async function findEmails({ tx }: ChurchWork, ids: readonly AccountId[]): Promise<Map<AccountId, string>> {
  return new Map((await listAccounts(tx, ids)).map(({ id, email }) => [id, email]))
}

/** Those of these people who have logged in at the church. */
export async function findVisited(work: ChurchWork, ids: readonly AccountId[]): Promise<ReadonlySet<AccountId>> {
  return new Set(ids.length > 0 ? await listVisitedAccounts(work, ids) : [])
}
