import type { Credential } from '@narthex/contract/auth/auth.schemas'
import { churchInactive, notFound } from '../../platform/http/domain-error.ts'
import type { Actor, CallSource } from '../../platform/http/route.ts'
import type { Platform } from '../../platform/platform.ts'
import { originOf } from '../../platform/tenancy/product-domain.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { findAccountById } from './accounts.queries.ts'
import { invalidCode } from './auth.errors.ts'
import { issueCode, takeCode } from './codes.service.ts'
import { enter } from './login.service.ts'

export interface HandOff {
  readonly codigo: string
  /** Where the other church's site begins. */
  readonly site: string
  readonly expiraEm: string
}

/** A code that logs this person in at another church of the organisation. Throws NOT_FOUND, CHURCH_INACTIVE. */
export async function handOff(
  platform: Platform,
  church: ChurchScope,
  { actor, igreja, source }: { actor: Actor; igreja: string; source: CallSource },
): Promise<HandOff> {
  const target = await platform.directory.churchFrom(church, igreja)
  if (!target || target.igrejaId === church.igrejaId) throw notFound()
  if (!target.flagAtivo) throw churchInactive()
  const contaId = actor.userId
  // The code is kept by the church that it is good at, and by no other.
  const { codigo, expiraEm } = await platform.database.inScope(target, async (tx) => {
    await recordAct(platform, target, tx, { acao: 'HAND_OFF', contaId, source, detalhes: { de: church.codigo } })
    return issueCode(platform, target, tx, { contaId, finalidade: 'ENTREGA' })
  })
  return { codigo, site: originOf(platform.domain, target), expiraEm: expiraEm.toISOString() }
}

/** The session that a hand-off code brings to this church. Throws INVALID_CODE, and what `enter` throws. */
export async function takeHandOff(
  platform: Platform,
  church: ChurchScope,
  codigo: string,
  source: CallSource,
): Promise<Credential> {
  const account = await platform.database.inIdentity(church, async (tx) =>
    findAccountById(tx, await takeCode(platform, church, tx, { codigo, finalidade: 'ENTREGA' })),
  )
  if (!account) throw invalidCode()
  return enter(platform, church, account, source)
}
