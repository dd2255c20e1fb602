import type { FactorProof } from '@narthex/contract/auth/factor.schemas'
import type { ProofKind } from '@narthex/contract/auth/second-step.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import type { CallSource } from '../../../platform/http/route.ts'
import type { AccountId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import { unseal } from '../../../platform/seal.ts'
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
  platform: Needs<'clock' | 'domain' | 'keys'>,
  tx: Tx,
  { accountId, codigo, prova, source }: GivenProof,
): Promise<'proven' | 'wrong' | 'cloned'> {
  switch (prova.tipo) {
    case 'CHAVE_ACESSO':
      return verifyAssertion(platform, tx, { accountId, codigo, resposta: prova.resposta, source })
    case 'TOTP':
      return (await takeTotp(platform, tx, accountId, prova.codigo)) ? 'proven' : 'wrong'
    case 'CODIGO_RESERVA': {
      const hash = hashRecoveryCode(platform.keys('recovery codes'), accountId, prova.codigo)
      return (await spendRecoveryCode(tx, accountId, { hash, now: platform.clock() })) ? 'proven' : 'wrong'
    }
  }
}

async function takeTotp(
  platform: Needs<'clock' | 'keys'>,
  tx: Tx,
  accountId: AccountId,
  typed: string,
): Promise<boolean> {
  const totp = await findTotp(tx, accountId)
  if (!totp) return false
  const now = platform.clock()
  const step = findTotpStep(unseal(totpKey(platform), totpContext(accountId), totp.segredo), typed, now)
  return step !== undefined && (await spendTotpStep(tx, accountId, { step, now }))
}

export const totpKey = ({ keys }: Needs<'keys'>) => keys('TOTP secrets')
export const totpContext = (accountId: AccountId) => `conta ${accountId}`

/** The kinds of proof other than passkeys that an account has. The transaction must act as this account. */
export async function listTypedProofs(tx: Tx, accountId: AccountId): Promise<ProofKind[]> {
  const hasTotp = (await findTotp(tx, accountId)) !== undefined
  const hasCodes = (await listRecoveryCodes(tx, accountId)).some(({ usadoEm }) => usadoEm === null)
  return [...(hasTotp ? (['TOTP'] as const) : []), ...(hasCodes ? (['CODIGO_RESERVA'] as const) : [])]
}
