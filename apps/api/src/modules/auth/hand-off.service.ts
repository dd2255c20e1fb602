import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { churchInactive, DomainError, notFound } from '../../platform/errors/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { isOwnOrigin } from '../../platform/tenancy/own-origin.ts'
import { toOrigin } from '../../platform/tenancy/product-domain.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findMemberOfAccount } from '../members/members.queries.ts'
import { findAccountById } from './accounts.queries.ts'
import { handOffAnswerMs } from './codes.rules.ts'
import { issueCode, takeCode } from './codes.service.ts'
import { enterHandedOver } from './login.service.ts'

export interface HandOff {
  readonly codigo: string
  /** Where the other church's site begins. */
  readonly site: string
  readonly expiraEm: string
}

/** A code that logs this person in at another church of the organisation. */
export async function handOff(
  platform: Needs<'clock' | 'directory' | 'domain' | 'keys' | 'transactions'>,
  church: ChurchScope,
  { actor, igreja, source }: { actor: Actor; igreja: string; source: CallSource },
): Promise<HandOff> {
  const target = await platform.directory.churchFrom(church, igreja)
  if (!target || target.igrejaId === church.igrejaId) throw notFound()
  if (!target.flagAtivo) throw churchInactive()
  const accountId = actor.accountId
  // The code is kept by the church that it is good at, and by no other.
  const { codigo, expiraEm } = await platform.transactions.inChurch(target, async (work) => {
    await recordAct(platform, work, { acao: 'HAND_OFF', accountId, source, detalhes: { de: church.codigo } })
    return issueCode(platform, work, { accountId, finalidade: 'ENTREGA' })
  })
  return { codigo, site: toOrigin(platform.domain, target), expiraEm: expiraEm.toISOString() }
}

export interface HandOffReading {
  /** To be exchanged once its reader has agreed. */
  readonly codigo: string
  readonly user: { readonly id: number; readonly email: string }
  readonly pessoa: { readonly nome: string; readonly sobrenome: string } | null
  readonly flagDaOrganizacao: boolean
}

/**
 * Whose login a hand-off code brings, for the page that it opened: anybody can send a link with a login of their own,
 * so the reader may have to agree first. Spends the code and gives another, which waits for the answer.
 */
export async function readHandOff(
  platform: Needs<'clock' | 'directory' | 'domain' | 'transactions'>,
  church: ChurchScope,
  { codigo, origem }: { readonly codigo: string; readonly origem: string },
): Promise<HandOffReading> {
  const flagDaOrganizacao = await isOwnOrigin(platform, church, origem)
  const reading = await platform.transactions.inIdentity(church, async (work) => {
    const accountId = await takeCode(platform, work, { codigo, finalidade: 'ENTREGA' })
    const account = await findAccountById(work.tx, accountId)
    if (!account) return undefined
    const member = await findMemberOfAccount(work, accountId)
    const next = await issueCode(platform, work, { accountId, finalidade: 'ENTREGA', lifeMs: handOffAnswerMs })
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

/** The session that a hand-off code brings to this church. */
export async function takeHandOff(
  platform: Needs<'clock' | 'domain' | 'keys' | 'mail' | 'transactions'>,
  church: ChurchScope,
  codigo: string,
  source: CallSource,
): Promise<Credential> {
  const account = await platform.transactions.inIdentity(church, async (work) =>
    findAccountById(work.tx, await takeCode(platform, work, { codigo, finalidade: 'ENTREGA' })),
  )
  if (!account) throw new DomainError('INVALID_CODE')
  return enterHandedOver(platform, church, account, source)
}
