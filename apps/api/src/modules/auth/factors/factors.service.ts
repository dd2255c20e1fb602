import type { Factor, FactorList } from '@narthex/contract/auth/factor.schemas'
import { DomainError, notFound } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { recordAct } from '../../audit/audit.service.ts'
import { runAsCaller } from '../caller-work.service.ts'
import { mailFactorNews } from '../mails.service.ts'
import { changeOwnFactors, makeRecoveryCodes, settleFactorRemoval } from './factor-changes.service.ts'
import { listPasskeys, type PasskeyRow, removePasskey, renamePasskey } from './passkeys.queries.ts'
import { hasRelyingParty } from './passkeys.service.ts'
import { listRecoveryCodes } from './recovery-codes.queries.ts'
import { findTotp, removeTotp, renameTotp, type TotpRow } from './totp.queries.ts'

/** The caller's second factors, oldest first. */
export async function listFactors(platform: Needs<'domain'>, call: MemberCall): Promise<FactorList> {
  const { actor, source } = call
  const accountId = actor.accountId
  return runAsCaller(call, async ({ tx }) => {
    const totp = await findTotp(tx, accountId)
    const passkeys = await listPasskeys(tx, accountId)
    const codes = await listRecoveryCodes(tx, accountId)
    const fatores = [...(totp ? [toTotp(totp)] : []), ...passkeys.map(toPasskey)]
    return {
      fatores: fatores.sort((a, b) => a.criadoEm.localeCompare(b.criadoEm)),
      codigosReserva:
        fatores.length === 0
          ? null
          : { restantes: codes.filter(({ usadoEm }) => usadoEm === null).length, total: codes.length },
      flagExigido: (actor.suspendedRoles ?? []).length > 0,
      flagChaveAcessoPossivel: hasRelyingParty(platform, source),
    }
  })
}

const toTotp = ({ id, nome, criadoEm, usadoEm }: TotpRow): Factor => ({
  id,
  tipo: 'TOTP',
  nome,
  site: null,
  criadoEm: criadoEm.toISOString(),
  usadoEm: usadoEm?.toISOString() ?? null,
})

const toPasskey = ({ id, nome, rpId, criadaEm, usadaEm }: PasskeyRow): Factor => ({
  id,
  tipo: 'CHAVE_ACESSO',
  nome,
  site: rpId,
  criadoEm: criadaEm.toISOString(),
  usadoEm: usadaEm?.toISOString() ?? null,
})

/** Throws NOT_FOUND for a factor of another account. */
export async function renameFactor(
  call: MemberCall,
  { id, nome }: { readonly id: string; readonly nome: string },
): Promise<void> {
  const { accountId } = call.actor
  await runAsCaller(call, async ({ tx }) => {
    if (await renamePasskey(tx, accountId, id, nome)) return
    if (!(await renameTotp(tx, accountId, id, nome))) throw notFound()
  })
}

/** Removes one of the caller's factors and notifies them by e-mail; with the last one also the recovery codes. */
export async function removeFactor(platform: Needs<'domain' | 'mail'>, call: MemberCall, id: string): Promise<void> {
  const { source } = call
  const { accountId } = call.actor
  await changeOwnFactors(call, async (work, account) => {
    const isPasskey = await removePasskey(work.tx, accountId, id)
    if (!isPasskey && !(await removeTotp(work.tx, accountId, id))) throw notFound()
    await settleFactorRemoval(work, accountId)
    work.afterCommit({ accounts: [accountId] })
    const tipo = isPasskey ? 'CHAVE_ACESSO' : 'TOTP'
    await recordAct(work, { acao: 'FACTOR_REMOVED', accountId, source, detalhes: { tipo } })
    await mailFactorNews(platform, { work, account }, 'factor-removed')
  })
}

/** Replaces the recovery codes; the new ones are shown once. */
export function renewRecoveryCodes(call: MemberCall): Promise<string[]> {
  const { source } = call
  const { accountId } = call.actor
  return changeOwnFactors(call, async (work, account) => {
    if (!account.segundoFatorDesde) throw new DomainError('NO_FACTOR')
    await recordAct(work, { acao: 'RECOVERY_CODES_MADE', accountId, source })
    return makeRecoveryCodes(work, accountId)
  })
}
