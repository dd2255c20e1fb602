import { minuteMs } from '@narthex/contract/durations'
import type { OfficeSession } from '@narthex/contract/office/session.schemas'
import { grantedToSupport } from '@narthex/contract/support-reach'
import { insertAct } from '../../../platform/audit/acts.ts'
import { DomainError, notFound, unauthenticated } from '../../../platform/errors/domain-error.ts'
import type { Authenticator } from '../../../platform/http/entrance.ts'
import type { Actor, MemberCall } from '../../../platform/http/route.ts'
import { toMemberId } from '../../../platform/ids.ts'
import type { Needs } from '../../../platform/platform.ts'
import { ChurchScope } from '../../../platform/scope/scope.ts'
import { randomSecret } from '../../../platform/secrets.ts'
import { officeOrigin } from '../../../platform/tenancy/product-domain.ts'
import { supportAccountId } from '../../../platform/work/acting-call.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findOpenOperator } from '../../auth/operators/operator-sessions.service.ts'
import {
  endSupportSessionRow,
  findOpenAccess,
  findSupportSession,
  insertSupportSession,
  spendCode,
} from './support.queries.ts'
import { hashCode, hashCookie } from './support-secrets.rules.ts'

/* Sessions of operators in the office of a church that has let support in. */

/** How long the way from the operators' console into the office may take. */
const codeMs = minuteMs

type OperatorNeeds = Needs<'clock' | 'database' | 'keys'>

/** The access that a church has open, as an operator sees it; null where there is none. */
export async function readSupportOfChurch({ inChurch }: ChurchCall) {
  const open = await inChurch(findOpenAccess)
  if (!open) return null
  const { id, motivo, flagEscrita, abertoEm, expiraEm } = open
  return { id, motivo, flagEscrita, abertoEm: abertoEm.toISOString(), expiraEm: expiraEm.toISOString() }
}

/**
 * Begins a session of support for an operator's session: gives the address of the office at which it is taken, once, within a minute. Throws
 * NOT_FOUND where the church has not let support in.
 */
export function beginSupportSession(
  { domain }: Needs<'domain'>,
  { inChurch }: ChurchCall,
  operator: Pick<Actor, 'sessionId'>,
): Promise<{ readonly endereco: string; readonly expiraEm: string }> {
  return inChurch(async (work) => {
    const open = await findOpenAccess(work)
    if (!open) throw notFound()
    const codigo = randomSecret()
    const codigoExpiraEm = new Date(work.now.getTime() + codeMs)
    const id = await insertSupportSession(work, {
      acessoId: open.id,
      operadorSessaoId: operator.sessionId,
      codigoHash: hashCode(codigo),
      codigoExpiraEm,
      criadaEm: work.now,
    })
    const detalhes = { suporte: open.id, sessao: id }
    await insertAct(work, { acao: 'SUPPORT_ENTERED', accountId: null, enderecoHash: null, detalhes })
    const endereco = `${officeOrigin(domain, work.church)}/support#${new URLSearchParams({ codigo })}`
    return { endereco, expiraEm: codigoExpiraEm.toISOString() }
  })
}

/** Takes a code and gives the secret of the session's cookie. Throws INVALID_CODE also where the operator has left by now. */
export async function takeSupportCode(needs: OperatorNeeds, call: ChurchCall, codigo: string): Promise<string> {
  const secret = randomSecret()
  const spent = await call.inChurch((work) => spendCode(work, hashCode(codigo), hashCookie(secret)))
  const found = spent && (await findSession(needs, call, spent))
  if (!found) throw new DomainError('INVALID_CODE')
  return secret
}

/** The session of support with its operator, as long as both last and the church's access is open. */
async function findSession(
  needs: OperatorNeeds,
  { inChurch }: Pick<ChurchCall, 'inChurch'>,
  key: Parameters<typeof findSupportSession>[1],
) {
  const session = await inChurch((work) => findSupportSession(work, key))
  const operator = session && (await findOpenOperator(needs, session.operadorSessaoId))
  return operator && { ...session, operator }
}

/**
 * Identifies support by its cookie, read from the database at each call: an access that has ended, and an operator who was removed, are
 * refused at once. The actor has no membership, no role and no account.
 */
export const supportAuthenticator = (
  needs: OperatorNeeds & Needs<'transactions'>,
): Pick<Authenticator, 'bySupportCookie'> => ({
  async bySupportCookie(tenant, secret): Promise<Actor | undefined> {
    if (secret === undefined || !ChurchScope.is(tenant)) return undefined
    const found = await findSession(needs, needs.transactions.at(tenant), { hash: hashCookie(secret) })
    if (!found) return undefined
    return {
      accountId: supportAccountId,
      memberId: toMemberId(0),
      sessionId: String(found.id),
      roles: [],
      granted: grantedToSupport,
      provenAt: null,
      support: { accessId: found.access.id, mayChange: found.access.flagEscrita },
    }
  },
})

/** The caller's session of support. Throws UNAUTHENTICATED if it has just ended. */
export async function readSupportSession(
  needs: OperatorNeeds,
  { inChurch, actor }: MemberCall,
): Promise<Omit<OfficeSession, 'igreja'>> {
  const found = await findSession(needs, { inChurch }, { id: Number(actor.sessionId) })
  if (!found) throw unauthenticated()
  const { access, operator, criadaEm } = found
  const began = criadaEm.toISOString()
  const expiraEm = access.expiraEm.toISOString()
  const { accountId: id, email } = operator
  return {
    user: { id, email, flagAtivo: true, idioma: 'pt', dataCadastro: began },
    pessoa: { id, nome: email, sobrenome: '', imagem: null },
    roles: [],
    rolesSuspensas: [],
    permissoes: [...grantedToSupport],
    limitadas: [],
    flagSegundoFator: true,
    provadaEm: began,
    provaAte: began,
    expiraEm,
    suporte: { id: access.id, expiraEm, flagEscrita: access.flagEscrita, flagPropria: true },
  }
}

/** Ends the caller's session of support; the church's access stays open. */
export async function endSupportSession({ inChurch, actor }: MemberCall): Promise<void> {
  await inChurch((work) => endSupportSessionRow(work, Number(actor.sessionId)))
}
