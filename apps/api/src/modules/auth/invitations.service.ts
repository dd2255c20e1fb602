import type { Locale } from '@narthex/contract/locale'
import type { AccountId } from '../../platform/ids.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
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
import { entryCodes } from './codes.rules.ts'
import { issueCode, withdrawCode } from './codes.service.ts'
import { type Addressee, type MailNeeds, mailStaff, type StaffMail, toOfficeEntrance } from './mails.service.ts'
import { hashUnknownPassword } from './password-hashing.service.ts'
import { hasLoggedIn, listVisitedAccounts } from './sessions.queries.ts'

/*
 * Accounts of people whom others name by their e-mail: only its mailbox leads to a password. The operator vouches for the
 * address, and so the account counts as confirmed; one that staff invite waits until its owner has chosen a password.
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
 * The account of an address whose owner follows a link that was mailed to it: made with their password, or given it where a
 * registration was never confirmed, which may be a stranger's. Undefined where the account is confirmed: its password proves its
 * owner. Within a transaction of `Database.inIdentity`.
 */
async function openAccountWithin(work: ChurchWork, { email, idioma, senhaHash }: Invited) {
  const known = await findAccountByEmail(work.tx, email)
  if (known?.flagAtivo) return undefined
  return known
    ? confirmUnproven(work, known.id, senhaHash)
    : addAccount(work, { email, idioma, senhaHash, flagAtivo: true })
}

/** Opens the account of a mailed address, in a transaction of its own; undefined where it is confirmed already. */
export async function openAccount(call: ChurchCall, invited: Invited): Promise<AccountRow | undefined> {
  return call.inIdentity((work) => openAccountWithin(work, invited))
}

/** Person for whom an account is created if they have none. */
interface Invited {
  readonly email: string
  readonly idioma: Locale
  /** Hash of their password; of a random one while they have none, always computed so that response times do not reveal who has an account. */
  readonly senhaHash: string
}

/** The account of an e-mail, within a transaction of `Database.inIdentity`. One that is made waits for its owner. */
export async function findOrAddAccount(work: ChurchWork, { email, ...rest }: Invited): Promise<AccountRow> {
  const known = await findAccountByEmail(work.tx, email)
  if (known) return known
  const made = await addAccount(work, { email, ...rest, flagAtivo: false })
  const account = made ?? (await findAccountByEmail(work.tx, email))
  if (!account) throw new Error('An account could be neither made nor found')
  return account
}

/** The mail that invites a person to work at the office. */
interface StaffInvitation {
  readonly mail: StaffMail
  /** Lifetime of the link for choosing a password. */
  readonly lifeMs: number
}

/**
 * Mails someone the way into the office, within a transaction of `Database.inIdentity`. Gives the address at which someone who
 * never logged in anywhere chooses a password, good once; undefined for others, who have one.
 */
export async function inviteToOffice(
  platform: MailNeeds,
  to: Addressee,
  { mail, lifeMs }: StaffInvitation,
): Promise<string | undefined> {
  const { work, account } = to
  await setCurrentAccount(work.tx, account.id)
  if (account.flagAtivo && (await hasLoggedIn(work.tx, account.id))) {
    await mailStaff(platform, to, { mail, codigo: undefined })
    return undefined
  }
  const { codigo } = await issueCode(work, { accountId: account.id, finalidade: 'RECUPERACAO', lifeMs })
  await mailStaff(platform, to, { mail, codigo })
  return toOfficeEntrance(platform, to, codigo)
}

/** Makes the code of an invitation void, within a transaction of `Database.inIdentity`. */
export async function withdrawOfficeCode(work: ChurchWork, accountId: AccountId): Promise<void> {
  await setCurrentAccount(work.tx, accountId)
  await withdrawCode(work, { accountId, finalidade: 'RECUPERACAO' })
}

/** The e-mails of these accounts, within a transaction of `Database.inIdentity`. */
export async function findEmails({ tx }: ChurchWork, ids: readonly AccountId[]): Promise<Map<AccountId, string>> {
  return new Map((await listAccounts(tx, ids)).map(({ id, email }) => [id, email]))
}

/** Selects the accounts among `ids` that have logged in at the church. */
export async function findVisited(work: ChurchWork, ids: readonly AccountId[]): Promise<ReadonlySet<AccountId>> {
  return new Set(ids.length > 0 ? await listVisitedAccounts(work, ids) : [])
}
