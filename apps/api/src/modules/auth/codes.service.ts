import { DomainError } from '../../platform/errors/domain-error.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findCode, findExpiry, removeCodes, replaceCode, spendCode } from './codes.queries.ts'
import { type CodePurpose, codeLivesMs } from './codes.rules.ts'
import { hashOfSecret, randomSecret } from './secrets.rules.ts'

export interface IssuedCode {
  readonly codigo: string
  readonly expiraEm: Date
}

export interface NewCode {
  readonly accountId: AccountId
  readonly finalidade: CodePurpose
  /** What has to be the same when the code is taken, such as the network it was asked from. */
  readonly boundTo?: string
  /** Several may be good at once, for devices that log in at the same time. */
  readonly isOneOfSeveral?: boolean
  /** Where it is not the usual one of its purpose. */
  readonly lifeMs?: number
}

/**
 * A code that is good once, at this church, for one purpose; the person's earlier one for the same is good no more,
 * unless it is one of several.
 */
export async function issueCode(
  { clock }: Needs<'clock'>,
  work: ChurchWork,
  { accountId, finalidade, boundTo, isOneOfSeveral = false, lifeMs = codeLivesMs[finalidade] }: NewCode,
): Promise<IssuedCode> {
  const now = clock()
  const codigo = randomSecret()
  const expiraEm = new Date(now.getTime() + lifeMs)
  const row = { hash: hashOfCode(codigo, boundTo), accountId, finalidade, expiraEm }
  await replaceCode(work, row, { now, keepsOthers: isOneOfSeveral })
  return { codigo, expiraEm }
}

const hashOfCode = (codigo: string, boundTo: string | undefined) =>
  hashOfSecret(boundTo === undefined ? codigo : `${codigo}\n${boundTo}`)

export interface GivenCode {
  readonly codigo: string
  readonly finalidade: CodePurpose
  readonly boundTo?: string
}

/** The id of the login that a code was made for, and the code is spent. Throws INVALID_CODE. */
export async function takeCode(platform: Needs<'clock'>, work: ChurchWork, given: GivenCode): Promise<AccountId> {
  return required(await spendCode(work, kept(platform, given)))
}

/** The id of the login that a code was made for; the code stays valid. Throws INVALID_CODE. */
export async function requireCode(platform: Needs<'clock'>, work: ChurchWork, given: GivenCode): Promise<AccountId> {
  return required(await findCode(work, kept(platform, given)))
}

export interface CodeHolder {
  readonly accountId: AccountId
  readonly finalidade: CodePurpose
}

/** Until when the code that somebody was given is good; undefined where they have none that is. */
export function codeExpiry({ clock }: Needs<'clock'>, work: ChurchWork, holder: CodeHolder): Promise<Date | undefined> {
  return findExpiry(work, { ...holder, now: clock() })
}

/** Makes the code that somebody was given worthless; true where there was one. */
export function withdrawCode(work: ChurchWork, holder: CodeHolder): Promise<boolean> {
  return removeCodes(work, holder)
}

const kept = ({ clock }: Needs<'clock'>, { codigo, finalidade, boundTo }: GivenCode) => ({
  hash: hashOfCode(codigo, boundTo),
  finalidade,
  now: clock(),
})

function required(accountId: AccountId | undefined): AccountId {
  if (accountId === undefined) throw new DomainError('INVALID_CODE')
  return accountId
}
