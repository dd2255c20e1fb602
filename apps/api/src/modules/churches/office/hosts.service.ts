import type { listHosts as listEndpoint } from '@narthex/contract/churches/church-office.endpoints'
import type { Success } from '@narthex/contract/endpoint'
import type { Needs } from '../../../platform/platform.ts'
import { originAt } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { findHosts } from './hosts.queries.ts'

/** The hosts at which the church's site answers; without one of its own that is principal, the product's comes first. */
export async function listHosts({ domain }: Needs<'domain'>, call: ChurchCall): Promise<Success<typeof listEndpoint>> {
  const rows = await call.inChurch((work) => findHosts(work))
  const hasOwn = rows.some(({ flagPrincipal }) => flagPrincipal)
  const itens = rows.map(({ tipo, nome, flagPrincipal }) => {
    const flagProduto = tipo === 'CODIGO'
    const host = flagProduto ? `${nome}.${domain.hostname}` : nome
    return {
      nome: host,
      flagProduto,
      flagPrincipal: flagPrincipal || (flagProduto && !hasOwn),
      site: originAt(domain, host),
    }
  })
  return { itens: itens.toSorted((a, b) => Number(b.flagPrincipal) - Number(a.flagPrincipal)) }
}
