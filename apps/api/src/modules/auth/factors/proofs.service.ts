import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { ProofKind } from '@narthex/contract/auth/second-step.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import type { CallSource } from '../../../platform/http/route.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Keys } from '../../../platform/keys.ts'
import type { Needs } from '../../../platform/platform.ts'
import { unseal } from '../../../platform/seal.ts'
import type { KeyedWork } from '../../../platform/work/church-work.ts'
import { verifyAssertion } from './passkeys.service.ts'
import { listRecoveryCodes, spendRecoveryCode } from './recovery-codes.queries.ts'
import { hashRecoveryCode } from './recovery-codes.rules.ts'
import { findTotp, spendTotpStep } from './totp.queries.ts'
import { findTotpStep } from './totp.rules.ts'

export interface GivenProof {
  readonly accountId: AccountId
  /** The code of the step that needs the proof. */
  readonly codigo: string
  readonly prova: FactorProof
  readonly source: CallSource
}

/** Verifies a proof with the factors of an account and uses it up. The transaction must act as this account. */
export async function takeProof(
  platform: Needs<'domain'>,
  work: KeyedWork,
  { accountId, codigo, prova, source }: GivenProof,
): Promise<'proven' | 'wrong' | 'cloned'> {
  switch (prova.tipo) {
    case 'CHAVE_ACESSO':
      return verifyAssertion(platform, work, { accountId, codigo, resposta: prova.resposta, source })
    case 'TOTP':
      return (await takeTotp(work, accountId, prova.codigo)) ? 'proven' : 'wrong'
    case 'CODIGO_RESERVA': {
      const hash = hashRecoveryCode(work.keys('recovery codes'), accountId, prova.codigo)
      return (await spendRecoveryCode(work.tx, accountId, { hash, now: work.now })) ? 'proven' : 'wrong'
    }
  }
}

async function takeTotp(work: KeyedWork, accountId: AccountId, typed: string): Promise<boolean> {
  const totp = await findTotp(work.tx, accountId)
  if (!totp) return false
  const { now } = work
  const step = findTotpStep(unseal(totpKey(work.keys), totpContext(accountId), totp.segredo), typed, now)
  return step !== undefined && (await spendTotpStep(work.tx, accountId, { step, now }))
}

export const totpKey = (keys: Keys) => keys('TOTP secrets')
export const totpContext = (accountId: AccountId) => `conta ${accountId}`

/** The kinds of proof other than passkeys that an account has. The transaction must act as this account. */
export async function listTypedProofs(tx: Tx, accountId: AccountId): Promise<ProofKind[]> {
  const hasTotp = (await findTotp(tx, accountId)) !== undefined
  const hasCodes = (await listRecoveryCodes(tx, accountId)).some(({ usadoEm }) => usadoEm === null)
  return [...(hasTotp ? (['TOTP'] as const) : []), ...(hasCodes ? (['CODIGO_RESERVA'] as const) : [])]
}
