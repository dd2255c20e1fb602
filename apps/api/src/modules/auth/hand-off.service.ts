import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { churchInactive, DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { CallSource, MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { isOwnOrigin } from '../../platform/tenancy/own-origin.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../platform/work/transactions.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { findAccountById } from './accounts.queries.ts'
import { handOffAnswerMs } from './codes.rules.ts'
import { issueCode, takeCode } from './codes.service.ts'
import { startHandedOverSession } from './login.service.ts'

export interface HandOff {
  readonly codigo: string
  /** The address of the other church's site. */
  readonly site: string
  readonly expiraEm: string
}

/** Issues a code that logs the caller in at another church of the organisation. */
export async function handOff(
  platform: Needs<'directory' | 'domain' | 'transactions'>,
  { church, actor, source }: MemberCall,
  igreja: string,
): Promise<HandOff> {
  const target = await platform.directory.churchFrom(church, igreja)
  if (!target || target.igrejaId === church.igrejaId) throw notFound()
  if (!target.flagAtivo) throw churchInactive()
  const accountId = actor.accountId
  // The code is stored at the target church, the only one where it is valid.
  const { codigo, expiraEm } = await platform.transactions.inChurch(target, async (work) => {
    await recordAct(work, { acao: 'HAND_OFF', accountId, source, detalhes: { de: church.codigo } })
    return issueCode(work, { accountId, finalidade: 'ENTREGA' })
  })
  return { codigo, site: toOrigin(platform.domain, target), expiraEm: expiraEm.toISOString() }
}

export interface HandOffReading {
  /** The code for `takeHandOff`, after the person has confirmed. */
  readonly codigo: string
  readonly user: { readonly id: number; readonly email: string }
  readonly pessoa: { readonly nome: string; readonly sobrenome: string } | null
  readonly flagDaOrganizacao: boolean
}

/**
 * The owner of the session that a hand-off code transfers. Anyone can send a link with a code of their own account, so the
 * person may have to confirm first. Uses up the code and issues another for the confirmation.
 */
export async function readHandOff(
  platform: Needs<'directory' | 'domain'>,
  call: ChurchCall,
  { codigo, origem }: { readonly codigo: string; readonly origem: string },
): Promise<HandOffReading> {
  const flagDaOrganizacao = await isOwnOrigin(platform, call.church, origem)
  const reading = await call.inIdentity(async (work) => {
    const accountId = await takeCode(work, { codigo, finalidade: 'ENTREGA' })
    const account = await findAccountById(work.tx, accountId)
    if (!account) return undefined
    const member = await findMemberOfAccount(work, accountId)
    const next = await issueCode(work, { accountId, finalidade: 'ENTREGA', lifeMs: handOffAnswerMs })
    return {
      codigo: next.codigo,
      user: { id: accountId, email: account.email },
      pessoa: member ? { nome: member.nome, sobrenome: member.sobrenome } : null,
      flagDaOrganizacao,
    }
  })
  if (!reading) throw new DomainError('INVALID_CODE')
  return reading
}

/** Exchanges a hand-off code for a session at this church. */
export async function takeHandOff(
  platform: Needs<'domain' | 'mail'>,
  call: ChurchCall,
  codigo: string,
  source: CallSource,
): Promise<Credential> {
  const account = await call.inIdentity(async (work) =>
    findAccountById(work.tx, await takeCode(work, { codigo, finalidade: 'ENTREGA' })),
  )
  if (!account) throw new DomainError('INVALID_CODE')
  return startHandedOverSession(platform, call, account, source)
}
