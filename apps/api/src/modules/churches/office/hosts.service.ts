import type { listHosts as listEndpoint } from '@narthex/contract/churches/church-office.endpoints'
import type { Success } from '@narthex/contract/endpoint'
import type { Needs } from '../../../platform/platform.ts'
import { originAt } from '../../../platform/tenancy/product-domain.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { listChurchAddresses } from '../hosts.service.ts'

/** The hosts at which the church's site answers; without one of its own that is principal, its code's comes first. */
export async function listHosts({ domain }: Needs<'domain'>, call: ChurchCall): Promise<Success<typeof listEndpoint>> {
  const addresses = await listChurchAddresses(call)
  const hasOwn = addresses.some(({ flagPrincipal }) => flagPrincipal)
  const itens = addresses.map(({ tipo, nome, flagPrincipal }) => {
    const flagProduto = tipo === 'CODIGO'
    const host = flagProduto ? `${nome}.${domain.hostname}` : nome
    const isUsual = !hasOwn && flagProduto && nome === call.church.codigo
    return { nome: host, flagProduto, flagPrincipal: flagPrincipal || isUsual, site: originAt(domain, host) }
  })
  return { itens: itens.toSorted((a, b) => Number(b.flagPrincipal) - Number(a.flagPrincipal)) }
}
