import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { minuteMs } from '@narthex/contract/durations'
import type { OperatorSession } from '@narthex/contract/operator/session.endpoints'
import { type Attempt, forgiveAttempt, takeAttempt } from '../../../platform/attempts/attempts.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { CallSource } from '../../../platform/http/route.ts'
import { toNetwork } from '../../../platform/net/to-network.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashSecret, randomSecret } from '../../../platform/secrets.ts'
import type { KeyedWork } from '../../../platform/work/church-work.ts'
import { type AccountRow, findAccountByEmail, findAccountById, setCurrentAccount } from '../accounts.queries.ts'
import { getRequestOptions } from '../factors/passkeys.service.ts'
import { listTypedProofs, takeProof } from '../factors/proofs.service.ts'
import { isPassword } from '../password-hashing.service.ts'
import { readOperatorSession, startOperatorSession } from './operator-sessions.service.ts'
import { inOperators, type OperatorNeeds } from './operator-work.service.ts'
import { findChallenge, findOperator, insertChallenge, insertOperatorAct, spendChallenge } from './operators.queries.ts'

type LoginNeeds = OperatorNeeds & Needs<'domain'>

const challengeMs = 5 * minuteMs
/** Tries within a quarter of an hour. No captcha lifts them: operators are few, and none comes in a crowd. */
const limits = {
  password: { account: { maxAttempts: 10 }, address: { maxAttempts: 30 } },
  factor: { account: { maxAttempts: 5 }, address: { maxAttempts: 20 } },
  invitation: { account: { maxAttempts: 10 }, address: { maxAttempts: 30 } },
} as const

/** Counts a try of what opens the operators' console. Throws TOO_MANY_REQUESTS. */
export function countOperatorTry(
  work: KeyedWork,
  { what, who, address }: { readonly what: keyof typeof limits; readonly who: string; readonly address: string },
): Promise<Attempt> {
  const { account, address: ofAddress } = limits[what]
  const counters = [
    { what: `${what} of an operator`, who, limit: account },
    { what: `${what} of operators from an address`, who: toNetwork(address), limit: ofAddress },
  ]
  return takeAttempt(work, counters, false)
}

/**
 * Verifies the password of an operator and answers the challenge of their second factor. Throws INVALID_CREDENTIALS, alike and in the same
 * time for a wrong password and for someone who is no operator, NO_FACTOR and TOO_MANY_REQUESTS.
 */
export async function beginOperatorLogin(
  needs: LoginNeeds,
  { username: email, password }: { readonly username: string; readonly password: string },
  source: CallSource,
): Promise<SecondStep> {
  const { address } = source
  const { account, attempt, isOperator } = await inOperators(needs, async (work) => {
    const attempt = await countOperatorTry(work, { what: 'password', who: email, address })
    const account = await findAccountByEmail(work.tx, email)
    const isOperator = account?.flagAtivo === true && (await findOperator(work.tx, account.id)) !== undefined
    return { account, attempt, isOperator }
  })
  const isRight = await isPassword(account?.senhaHash, password)
  if (!account || !isRight || !isOperator) {
    await inOperators(needs, ({ tx, now }) =>
      insertOperatorAct(tx, { momento: now, accountId: isOperator ? account?.id : null, acao: 'LOGIN_FAILED' }),
    )
    throw new DomainError('INVALID_CREDENTIALS')
  }
  return inOperators(needs, async (work) => {
    await forgiveAttempt(work, attempt)
    if (!account.segundoFatorDesde) throw new DomainError('NO_FACTOR')
    return issueChallenge(needs, work, account, source)
  })
}

async function issueChallenge(needs: LoginNeeds, work: KeyedWork, account: AccountRow, source: CallSource) {
  const { tx, now } = work
  const accountId = account.id
  await setCurrentAccount(tx, accountId)
  const desafio = randomSecret()
  const expiraEm = new Date(now.getTime() + challengeMs)
  await insertChallenge(tx, { hash: hashChallenge(desafio, source), accountId, expiraEm }, now)
  const chaveAcesso = await getRequestOptions(needs, work, { accountId, codigo: desafio, source })
  const meios = [...(chaveAcesso ? (['CHAVE_ACESSO'] as const) : []), ...(await listTypedProofs(tx, accountId))]
  return { desafio, expiraEm: expiraEm.toISOString(), meios, chaveAcesso: chaveAcesso ?? null }
}

const hashChallenge = (desafio: string, { address }: CallSource) =>
  hashSecret(`operator challenge ${desafio}\n${toNetwork(address)}`)

/** A session that was opened, and the secret that its browser keeps. */
export interface OpenedOperator {
  readonly session: OperatorSession
  readonly secret: string
}

/** Opens the session of an operator with the second factor. A wrong one leaves the challenge good. Throws INVALID_CODE, INVALID_FACTOR. */
export async function completeOperatorLogin(
  needs: LoginNeeds,
  { desafio, prova }: { readonly desafio: string; readonly prova: FactorProof },
  source: CallSource,
): Promise<OpenedOperator> {
  const hash = hashChallenge(desafio, source)
  const { account, attempt } = await inOperators(needs, async (work) => {
    const accountId = await findChallenge(work.tx, hash, work.now)
    const account = accountId === undefined ? undefined : await findAccountById(work.tx, accountId)
    if (!account) throw new DomainError('INVALID_CODE')
    const { address } = source
    return { account, attempt: await countOperatorTry(work, { what: 'factor', who: account.email, address }) }
  })
  const accountId = account.id
  const started = await inOperators(needs, async (work) => {
    await setCurrentAccount(work.tx, accountId)
    const verdict = await takeProof(needs, work, { accountId, codigo: desafio, prova, source })
    if (verdict !== 'proven') return undefined
    // Last: of two answers at once the second finds the challenge used, and its own factor stays unused.
    if (!(await spendChallenge(work.tx, hash))) throw new DomainError('INVALID_CODE')
    await forgiveAttempt(work, attempt)
    return startOperatorSession(work, account, source)
  })
  if (!started) {
    await inOperators(needs, ({ tx, now }) => insertOperatorAct(tx, { momento: now, accountId, acao: 'FACTOR_FAILED' }))
    throw new DomainError('INVALID_FACTOR')
  }
  return { session: await readOperatorSession(needs, started), secret: started.secret }
}
