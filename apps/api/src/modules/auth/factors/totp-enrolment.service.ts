import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { seal } from '../../../platform/seal.ts'
import { issueCode, takeCode } from '../codes.service.ts'
import { addFactor, changeOwnFactors } from './factor-changes.service.ts'
import { totpContext, totpKey } from './proofs.service.ts'
import { findTotp, insertTotp } from './totp.queries.ts'
import { enrolmentSecret, findTotpStep, totpUri } from './totp.rules.ts'

const finalidade = 'CADASTRO_FATOR'

export interface TotpEnrolment {
  readonly codigo: string
  readonly expiraEm: string
  readonly segredo: string
  readonly uri: string
}

/** Starts an enrolment: a secret for an authenticator app, derived from the enrolment's code. */
export async function beginTotp(call: MemberCall): Promise<TotpEnrolment> {
  const { name } = await call.facts()
  const { accountId } = call.actor
  return changeOwnFactors(call, async (work, { email }) => {
    if (await findTotp(work.tx, accountId)) throw new DomainError('FACTOR_EXISTS')
    const { codigo, expiraEm } = await issueCode(work, { accountId, finalidade })
    const segredo = enrolmentSecret(work.keys('TOTP enrolment'), codigo)
    // Some apps show the text before the first colon as the issuer.
    const issuer = name.replaceAll(':', ' ')
    return { codigo, expiraEm: expiraEm.toISOString(), segredo, uri: totpUri(segredo, { issuer, email }) }
  })
}

/** Adds an authenticator app, proven by a code of the enrolment's secret; returns recovery codes with a first factor. */
export function confirmTotp(
  platform: Needs<'domain' | 'mail'>,
  call: MemberCall,
  { codigo, totp, nome }: { readonly codigo: string; readonly totp: string; readonly nome: string },
): Promise<string[] | null> {
  const { accountId } = call.actor
  const segredo = enrolmentSecret(call.keys('TOTP enrolment'), codigo)
  return addFactor(platform, call, async (work) => {
    // Errors from here on leave the enrolment's code valid for another attempt.
    if ((await takeCode(work, { codigo, finalidade })) !== accountId) throw new DomainError('INVALID_FACTOR')
    const { now } = work
    const step = findTotpStep(segredo, totp, now)
    if (step === undefined) throw new DomainError('INVALID_FACTOR')
    const sealed = seal(totpKey(work.keys), totpContext(accountId), segredo)
    const row = { accountId, segredo: sealed, ultimoPasso: step, nome, criadoEm: now }
    if (!(await insertTotp(work.tx, row))) throw new DomainError('FACTOR_EXISTS')
    return 'TOTP'
  })
}
