import type { Endpoint } from '@narthex/contract/endpoint'
import { isOwnOfSupport } from '@narthex/contract/support-reach'
import { insertAct } from '../audit/acts.ts'
import { ChurchScope, type Tenant } from '../scope/scope.ts'
import { tellSupport } from '../work/acting-call.ts'
import type { Transactions } from '../work/transactions.ts'
import type { Actor, CallSource } from './route.ts'

interface SupportCall {
  readonly tenant: Tenant | undefined
  readonly actor?: Actor | undefined
  readonly source: CallSource
  readonly input: { readonly params: unknown }
}

const recordId = /^(?:\d{1,10}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

/** The ids in the path of a call, in its order: numbers and UUIDs, nothing else that it carries. */
export function listPathIds({ path }: Pick<Endpoint, 'path'>, params: unknown): string[] {
  const given = (params ?? {}) as Readonly<Record<string, unknown>>
  const values = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => String(given[name] ?? ''))
  return values.filter((value) => recordId.test(value))
}

/**
 * Writes a call of support to the church's audit log (`SUPPORT_VIEWED`), in a transaction of its own: which call, and which records its path
 * names, no values. Calls about its own session are left out.
 */
export async function noteSupportView(
  transactions: Pick<Transactions, 'inChurch'>,
  endpoint: Pick<Endpoint, 'id' | 'method' | 'path'>,
  { tenant, actor, source, input }: SupportCall,
): Promise<void> {
  if (!actor || !ChurchScope.is(tenant) || isOwnOfSupport(endpoint)) return
  const { id: chamada, method: metodo, path: caminho } = endpoint
  const registros = listPathIds(endpoint, input.params).join(' ')
  const detalhes = { ...tellSupport(actor), chamada, metodo, caminho, registros }
  await transactions.inChurch(tenant, (work) =>
    insertAct(work, { acao: 'SUPPORT_VIEWED', accountId: null, enderecoHash: source.addressHash ?? null, detalhes }),
  )
}
