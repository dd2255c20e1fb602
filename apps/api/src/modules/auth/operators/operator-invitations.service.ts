import { hourMs } from '@narthex/contract/durations'
import { fallbackLocale } from '@narthex/contract/locale'
import { newPassword } from '@narthex/contract/validation/password'
import { forgiveAttempt } from '../../../platform/attempts/attempts.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { CallSource } from '../../../platform/http/route.ts'
import { validate } from '../../../platform/http/validate.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import { seal } from '../../../platform/seal.ts'
import { hashSecret, randomSecret } from '../../../platform/secrets.ts'
import { operatorOrigin } from '../../../platform/tenancy/product-domain.ts'
import type { KeyedWork } from '../../../platform/work/church-work.ts'
import { distrustMembers } from '../../members/members.queries.ts'
import {
  type AccountRow,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  setCurrentAccount,
  updateAccount,
} from '../accounts.queries.ts'
import { removeCodesEverywhere } from '../codes.queries.ts'
import { type CodePurpose, codeLifetimesMs } from '../codes.rules.ts'
import { makeRecoveryCodes } from '../factors/factor-changes.service.ts'
import { totpContext, totpKey } from '../factors/proofs.service.ts'
import { findTotp, insertTotp } from '../factors/totp.queries.ts'
import { enrolmentSecret, findTotpStep, totpUri } from '../factors/totp.rules.ts'
import { hashPassword, hashUnknownPassword, isPassword } from '../password-hashing.service.ts'
import { judgeAgainst } from '../password-judgement.service.ts'
import { endSessionsEverywhere, hasLoggedIn } from '../sessions.queries.ts'
import { countOperatorTry } from './operator-login.service.ts'
import { inOperators, type OperatorNeeds } from './operator-work.service.ts'
import {
  hasOperated,
  insertOperator,
  insertOperatorAct,
  listOperatorRows,
  lockOperatorInvitation,
  removeOperator,
  setOperatorInvitation,
} from './operators.queries.ts'

/* Operators are named by the people who run the machine, never by a call: `npm run church -- operator`. */

const linkMs = hourMs
const issuer = 'Narthex'
const hashLink = (codigo: string) => hashSecret(`operator link ${codigo}`)

/** An operator as the machine lists them. */
export interface ListedOperator {
  readonly email: string
  readonly since: Date
  /** Whether they can log in: their account has a second factor. */
  readonly isReady: boolean
}

export function listOperators(needs: OperatorNeeds): Promise<ListedOperator[]> {
  return inOperators(needs, async ({ tx }) =>
    (await listOperatorRows(tx)).map(({ email, desde, segundoFatorDesde }) => ({
      email,
      since: desde,
      isReady: segundoFatorDesde !== null,
    })),
  )
}

/**
 * Names the account of an e-mail operator, made where there is none. Gives the address, good once for an hour, at which it gets a password
 * and an authenticator app; undefined for an account with a second factor, which logs in with what it has.
 */
export async function nameOperator(
  needs: OperatorNeeds & Needs<'domain'>,
  email: string,
): Promise<{ readonly isNew: boolean; readonly link: string | undefined }> {
  const senhaHash = await hashUnknownPassword()
  return inOperators(needs, async ({ tx, now }) => {
    const known = await findAccountByEmail(tx, email)
    const row = {
      email,
      senhaHash,
      idioma: fallbackLocale,
      flagAtivo: false,
      dataCadastro: now,
      dataUltimaAlteracao: now,
    }
    const accountId = known?.id ?? (await insertAccount(tx, row))
    if (accountId === undefined) throw new Error('An account could be neither made nor found')
    const isNew = await insertOperator(tx, accountId, now)
    if (isNew) await insertOperatorAct(tx, { momento: now, accountId, acao: 'NAMED' })
    if (known?.flagAtivo && known.segundoFatorDesde) return { isNew, link: undefined }
    const codigo = randomSecret()
    await setOperatorInvitation(tx, accountId, { hash: hashLink(codigo), expiraEm: new Date(now.getTime() + linkMs) })
    return { isNew, link: `${operatorOrigin(needs.domain)}/welcome#${new URLSearchParams({ codigo })}` }
  })
}

/** Takes the console from someone, whose sessions end; their account stays. Returns whether they were operator. */
export function dismissOperator(needs: OperatorNeeds, email: string): Promise<boolean> {
  return inOperators(needs, async ({ tx, now }) => {
    const account = await findAccountByEmail(tx, email)
    if (!account || !(await removeOperator(tx, account.id))) return false
    await insertOperatorAct(tx, { momento: now, accountId: account.id, acao: 'DISMISSED' })
    return true
  })
}

/** The account of a link, locked. Only its mailbox or its password prove an account that someone has used. */
async function requireInvited({ tx, now }: KeyedWork, codigo: string) {
  const accountId = await lockOperatorInvitation(tx, hashLink(codigo), now)
  if (accountId === undefined) throw new DomainError('INVALID_CODE')
  await setCurrentAccount(tx, accountId)
  const account = await lockAccount(tx, accountId)
  if (!account) throw new DomainError('INVALID_CODE')
  const isUsed = (await hasLoggedIn(tx, accountId)) || (await hasOperated(tx, accountId))
  return { account, isNew: !account.flagAtivo || !isUsed }
}

/** Facts for the page of a link. Throws INVALID_CODE and TOO_MANY_REQUESTS. */
export async function openOperatorInvitation(needs: OperatorNeeds, codigo: string, { address }: CallSource) {
  const attempt = await inOperators(needs, (work) =>
    countOperatorTry(work, { what: 'invitation', who: address, address }),
  )
  return inOperators(needs, async (work) => {
    const { account, isNew } = await requireInvited(work, codigo)
    await forgiveAttempt(work, attempt)
    const segredo = enrolmentSecret(work.keys('TOTP enrolment'), codigo)
    return { email: account.email, flagNova: isNew, segredo, uri: totpUri(segredo, { issuer, email: account.email }) }
  })
}

interface GivenSetUp {
  readonly codigo: string
  readonly senha: string
  readonly totp: string
}

/**
 * Gives the account of a link its authenticator app, and its password where no one has used it yet; returns recovery codes. All its other
 * sessions end. Throws INVALID_CODE, VALIDATION for a weak password, WRONG_PASSWORD, INVALID_FACTOR and TOO_MANY_REQUESTS.
 */
export async function acceptOperatorInvitation(
  needs: OperatorNeeds & Needs<'bus'>,
  { codigo, senha, totp }: GivenSetUp,
  { address }: CallSource,
): Promise<string[]> {
  const invited = await inOperators(needs, (work) => requireInvited(work, codigo))
  const { email } = invited.account
  const attempt = await inOperators(needs, (work) =>
    countOperatorTry(work, { what: 'invitation', who: email, address }),
  )
  const senhaHash = await judge(senha, invited)
  const done = await inOperators(needs, async (work) => {
    const { account, isNew } = await requireInvited(work, codigo)
    // Its password may have been changed since: what was verified must still hold.
    if (account.senhaHash !== invited.account.senhaHash || isNew !== invited.isNew)
      throw new DomainError('INVALID_CODE')
    await addApp(work, account.id, { codigo, totp })
    await forgiveAttempt(work, attempt)
    return { accountId: account.id, codes: await settle(work, account, isNew ? senhaHash : undefined) }
  })
  await needs.bus.publish({ tenants: [], hosts: [], accounts: [done.accountId] })
  return done.codes
}

/** The hash of a new password; for an account in use its own, once it is proven. */
async function judge(senha: string, { account, isNew }: { readonly account: AccountRow; readonly isNew: boolean }) {
  if (!isNew) {
    if (!(await isPassword(account.senhaHash, senha))) throw new DomainError('WRONG_PASSWORD')
    return account.senhaHash
  }
  validate(newPassword, senha, 'body.senha')
  return hashPassword(await judgeAgainst([issuer, account.email.replace('@', ' ')], senha, 'body.senha'))
}

async function addApp(
  { tx, now, keys }: KeyedWork,
  accountId: AccountId,
  { codigo, totp }: Pick<GivenSetUp, 'codigo' | 'totp'>,
): Promise<void> {
  // An account that got its second factor since logs in with that.
  if (await findTotp(tx, accountId)) throw new DomainError('INVALID_CODE')
  const segredo = enrolmentSecret(keys('TOTP enrolment'), codigo)
  const step = findTotpStep(segredo, totp, now)
  if (step === undefined) throw new DomainError('INVALID_FACTOR')
  const sealed = seal(totpKey(keys), totpContext(accountId), segredo)
  const row = { accountId, segredo: sealed, ultimoPasso: step, nome: issuer, criadoEm: now }
  if (!(await insertTotp(tx, row))) throw new DomainError('INVALID_CODE')
}

async function settle(
  work: KeyedWork,
  { id, flagAtivo }: AccountRow,
  senhaHash: string | undefined,
): Promise<string[]> {
  const { tx, now } = work
  // An unconfirmed registration may be a stranger's: its memberships wait for their person.
  if (!flagAtivo) await distrustMembers(tx, id)
  const password = senhaHash === undefined ? {} : { senhaHash }
  await updateAccount(tx, id, { ...password, flagAtivo: true, segundoFatorDesde: now, dataUltimaAlteracao: now })
  await endSessionsEverywhere(tx, { accountId: id, except: undefined, motivo: 'REVOKED', now })
  await removeCodesEverywhere(tx, { accountId: id, finalidades: Object.keys(codeLifetimesMs) as CodePurpose[] })
  await setOperatorInvitation(tx, id, null)
  await insertOperatorAct(tx, { momento: now, accountId: id, acao: 'SET_UP' })
  return makeRecoveryCodes(work, id)
}
