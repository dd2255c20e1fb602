import type { Tx } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { invalidCode } from './auth.errors.ts'
import { findCode, findExpiry, removeCodes, replaceCode, spendCode } from './codes.queries.ts'
import { type CodePurpose, codeLivesMs } from './codes.rules.ts'
import { hashOfSecret, randomSecret } from './secrets.rules.ts'

export interface IssuedCode {
  readonly codigo: string
  readonly expiraEm: Date
}

/** A code that is good once, at this church, for one purpose; the person's earlier one for the same is good no more. */
export async function issueCode(
  { clock }: Platform,
  church: ChurchScope,
  tx: Tx,
  { contaId, finalidade }: { contaId: number; finalidade: CodePurpose },
): Promise<IssuedCode> {
  const now = clock()
  const codigo = randomSecret()
  const expiraEm = new Date(now.getTime() + codeLivesMs[finalidade])
  await replaceCode(church, tx, { hash: hashOfSecret(codigo), contaId, finalidade, expiraEm }, now)
  return { codigo, expiraEm }
}

export interface GivenCode {
  readonly codigo: string
  readonly finalidade: CodePurpose
}

/** The id of the login that a code was made for, and the code is spent. Throws INVALID_CODE. */
export async function takeCode(platform: Platform, church: ChurchScope, tx: Tx, given: GivenCode): Promise<number> {
  return required(await spendCode(church, tx, kept(platform, given)))
}

/** Says whether a code could be taken, before heavy work is begun for it. Throws INVALID_CODE. */
export async function requireCode(platform: Platform, church: ChurchScope, tx: Tx, given: GivenCode): Promise<void> {
  required(await findCode(church, tx, kept(platform, given)))
}

export interface CodeHolder {
  readonly contaId: number
  readonly finalidade: CodePurpose
}

/** Until when the code that somebody was given is good; undefined where they have none that is. */
export function codeExpiry(
  { clock }: Platform,
  church: ChurchScope,
  tx: Tx,
  holder: CodeHolder,
): Promise<Date | undefined> {
  return findExpiry(church, tx, { ...holder, now: clock() })
}

/** Makes the code that somebody was given worthless; true where there was one. */
export function withdrawCode(church: ChurchScope, tx: Tx, holder: CodeHolder): Promise<boolean> {
  return removeCodes(church, tx, holder)
}

const kept = ({ clock }: Platform, { codigo, finalidade }: GivenCode) => ({
  hash: hashOfSecret(codigo),
  finalidade,
  now: clock(),
})

function required(contaId: number | undefined): number {
  if (contaId === undefined) throw invalidCode()
  return contaId
}
