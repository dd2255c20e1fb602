import type { CreationOptions, PasskeyCreation } from '@narthex/contract/auth/factor.schemas'
import { passkeysPerLogin } from '@narthex/contract/limits'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { issueCode, takeCode } from '../codes.service.ts'
import { addFactor, changeOwnFactors } from './factor-changes.service.ts'
import { insertPasskey, listPasskeys } from './passkeys.queries.ts'
import { getCreationOptions, requireRelyingParty, verifyCreation } from './passkeys.service.ts'

const finalidade = 'CADASTRO_FATOR'

export interface PasskeyEnrolment {
  readonly codigo: string
  readonly expiraEm: string
  readonly opcoes: CreationOptions
}

/** Starts an enrolment: the options with which a browser creates a passkey for this site. */
export async function beginPasskey(platform: Needs<'domain'>, call: MemberCall): Promise<PasskeyEnrolment> {
  const party = requireRelyingParty(platform, call.source)
  const { name } = await call.facts()
  const { accountId } = call.actor
  return changeOwnFactors(call, async (work, account) => {
    const known = await listPasskeys(work.tx, accountId)
    if (known.length >= passkeysPerLogin) throw new DomainError('TOO_MANY_FACTORS')
    const { codigo, expiraEm } = await issueCode(work, { accountId, finalidade })
    const opcoes = getCreationOptions(work.keys, party, { church: name, account, codigo, known })
    return { codigo, expiraEm: expiraEm.toISOString(), opcoes }
  })
}

/**
 * Adds a passkey that was created at this site; returns recovery codes with a first factor. Throws INVALID_CODE,
 * INVALID_FACTOR (also for a passkey that is already registered), TOO_MANY_FACTORS, REAUTHENTICATION_REQUIRED.
 */
export async function confirmPasskey(
  platform: Needs<'domain' | 'mail'>,
  call: MemberCall,
  { codigo, nome, resposta }: { readonly codigo: string; readonly nome: string; readonly resposta: PasskeyCreation },
): Promise<string[] | null> {
  const party = requireRelyingParty(platform, call.source)
  const { accountId } = call.actor
  return addFactor(platform, call, async (work) => {
    if ((await takeCode(work, { codigo, finalidade })) !== accountId) throw new DomainError('INVALID_FACTOR')
    const passkey = await verifyCreation(work.keys, party, { codigo, resposta })
    // Counted while the account is locked, so that two concurrent enrolments cannot exceed the limit.
    if ((await listPasskeys(work.tx, accountId)).length >= passkeysPerLogin) throw new DomainError('TOO_MANY_FACTORS')
    const isNew = await insertPasskey(work.tx, { ...passkey, accountId, nome, criadaEm: work.now })
    if (!isNew) throw new DomainError('INVALID_FACTOR')
    return 'CHAVE_ACESSO'
  })
}
