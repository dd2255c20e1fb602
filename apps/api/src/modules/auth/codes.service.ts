import { DomainError } from '../../platform/errors/domain-error.ts'
import type { AccountId } from '../../platform/ids.ts'
import { hashSecret, randomSecret } from '../../platform/secrets.ts'
import type { ChurchWork } from '../../platform/work/church-work.ts'
import { findCode, findExpiry, removeCodes, replaceCode, spendCode } from './codes.queries.ts'
import { type CodePurpose, codeLifetimesMs } from './codes.rules.ts'

export interface IssuedCode {
  readonly codigo: string
  readonly expiraEm: Date
}

export interface NewCode {
  readonly accountId: AccountId
  readonly finalidade: CodePurpose
  /** A value that must be the same when the code is taken, such as the network of the request. */
  readonly boundTo?: string
  /** Keeps earlier codes valid, for devices that log in at the same time. */
  readonly isOneOfSeveral?: boolean
  /** Default: the lifetime of its purpose. */
  readonly lifeMs?: number
}

/**
 * Issues a code that is valid once, at this church, for one purpose. The person's earlier code for that purpose becomes
 * invalid, unless `isOneOfSeveral`.
 */
export async function issueCode(
  work: ChurchWork,
  { accountId, finalidade, boundTo, isOneOfSeveral = false, lifeMs = codeLifetimesMs[finalidade] }: NewCode,
): Promise<IssuedCode> {
  const { now } = work
  const codigo = randomSecret()
  const expiraEm = new Date(now.getTime() + lifeMs)
  const row = { hash: hashOfCode(codigo, boundTo), accountId, finalidade, expiraEm }
  await replaceCode(work, row, { now, keepsOthers: isOneOfSeveral })
  return { codigo, expiraEm }
}

const hashOfCode = (codigo: string, boundTo: string | undefined) =>
  hashSecret(boundTo === undefined ? codigo : `${codigo}\n${boundTo}`)

export interface GivenCode {
  readonly codigo: string
  readonly finalidade: CodePurpose
  readonly boundTo?: string
}

/** Uses up a code and returns its account's id. */
export async function takeCode(work: ChurchWork, given: GivenCode): Promise<AccountId> {
  return required(await spendCode(work, kept(work.now, given)))
}

/** Returns a code's account id; the code stays valid. */
export async function requireCode(work: ChurchWork, given: GivenCode): Promise<AccountId> {
  return required(await findCode(work, kept(work.now, given)))
}

export interface CodeHolder {
  readonly accountId: AccountId
  readonly finalidade: CodePurpose
}

/** The expiry of a person's valid code; undefined if they have none. */
export function findCodeExpiry(work: ChurchWork, holder: CodeHolder): Promise<Date | undefined> {
  return findExpiry(work, { ...holder, now: work.now })
}

/** Invalidates a person's code; returns whether there was one. */
export function withdrawCode(work: ChurchWork, holder: CodeHolder): Promise<boolean> {
  return removeCodes(work, holder)
}

const kept = (now: Date, { codigo, finalidade, boundTo }: GivenCode) => ({
  hash: hashOfCode(codigo, boundTo),
  finalidade,
  now,
})

function required(accountId: AccountId | undefined): AccountId {
  if (accountId === undefined) throw new DomainError('INVALID_CODE')
  return accountId
}
