import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { SecondStep } from '@narthex/contract/auth/second-step.schemas'
import { type Attempt, forgiveAttempt } from '../../../platform/attempts/attempts.ts'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { CallSource } from '../../../platform/http/route.ts'
import { toNetwork } from '../../../platform/net/to-network.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { type AccountRow, findAccountById, lockUnchangedAccount, setCurrentAccount } from '../accounts.queries.ts'
import { issueCode, requireCode, takeCode } from '../codes.service.ts'
import { guessingFrom } from '../limits.rules.ts'
import { countAttempt } from '../limits.service.ts'
import { mailFactorNews } from '../mails.service.ts'
import { getRequestOptions } from './passkeys.service.ts'
import { listTypedProofs, takeProof } from './proofs.service.ts'

/** The purposes of a second step. */
type Occasion = 'SEGUNDO_FATOR' | 'REAUTENTICACAO'

/**
 * Issues the challenge for a second factor, after the password or the session was verified. It is valid once, for minutes,
 * at this church, from this network. Throws INVALID_CREDENTIALS if the password has changed since it was verified.
 */
export async function beginSecondStep(
  platform: Needs<'domain'>,
  call: ChurchCall,
  account: AccountRow,
  { finalidade, source }: { readonly finalidade: Occasion; readonly source: CallSource },
): Promise<SecondStep> {
  const accountId = account.id
  return call.inIdentity(async (work) => {
    if (!(await lockUnchangedAccount(work.tx, account))) throw new DomainError('INVALID_CREDENTIALS')
    await setCurrentAccount(work.tx, accountId)
    const code = { accountId, finalidade, boundTo: toNetwork(source.address), isOneOfSeveral: true }
    const { codigo, expiraEm } = await issueCode(work, code)
    const chaveAcesso = await getRequestOptions(platform, work, { accountId, codigo, source })
    const meios = [...(chaveAcesso ? (['CHAVE_ACESSO'] as const) : []), ...(await listTypedProofs(work.tx, accountId))]
    return { desafio: codigo, expiraEm: expiraEm.toISOString(), meios, chaveAcesso: chaveAcesso ?? null }
  })
}

export interface ShownFactor {
  readonly finalidade: Occasion
  readonly desafio: string
  readonly prova: FactorProof
}

/**
 * Verifies a second factor for a challenge, uses up both and returns the account. A wrong factor counts as a failed
 * attempt and leaves the challenge valid.
 */
export async function takeSecondStep(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  { finalidade, desafio, prova }: ShownFactor,
  source: CallSource,
): Promise<AccountRow> {
  const code = { codigo: desafio, finalidade, boundTo: toNetwork(source.address) }
  const { account, attempt } = await call.inIdentity(async (work) => {
    const account = await findAccountById(work.tx, await requireCode(work, code))
    if (!account) throw new DomainError('INVALID_CODE')
    const what = prova.tipo === 'CHAVE_ACESSO' ? 'passkey' : 'second factor'
    const guess = { what, email: account.email, isCaptchaSolved: false } as const
    return { account, attempt: await countAttempt(work, guess, source) }
  })
  const accountId = account.id
  const verdict = await call.inIdentity(async (work) => {
    await setCurrentAccount(work.tx, accountId)
    const verdict = await takeProof(platform, work, { accountId, codigo: desafio, prova, source })
    if (verdict !== 'proven') return verdict
    // Last: of two concurrent answers the second finds the challenge used, and its own factor stays unused.
    await takeCode(work, code)
    await forgiveAttempt(work, attempt)
    if (prova.tipo === 'CODIGO_RESERVA') {
      await recordAct(work, { acao: 'RECOVERY_CODE_USED', accountId, source })
      await mailFactorNews(platform, { work, account }, 'recovery-code-used')
    }
    return verdict
  })
  if (verdict === 'proven') return account
  await recordFailure(platform, call, { account, attempt, isCloned: verdict === 'cloned' }, source)
  throw new DomainError('INVALID_FACTOR')
}

/** Warns the owner by e-mail at `guessingFrom` failures or for a cloned passkey: the client has the password. */
async function recordFailure(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  { account, attempt, isCloned }: { account: AccountRow; attempt: Attempt; isCloned: boolean },
  source: CallSource,
): Promise<void> {
  await call.inIdentity(async (work) => {
    const acao = isCloned ? 'PASSKEY_CLONED' : 'FACTOR_FAILED'
    await recordAct(work, { acao, accountId: account.id, source })
    const isGuessing = isCloned || attempt.counts[0] === guessingFrom
    if (isGuessing) await mailFactorNews(platform, { work, account }, 'second-factor-failed')
  })
}
