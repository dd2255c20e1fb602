import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { conflict, invalid, notFound } from '../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../platform/http/route.ts'
import type { Needs } from '../../platform/platform.ts'
import { toOwnAddress } from '../../platform/tenancy/founding.ts'
import { hostKey } from '../../platform/tenancy/host.ts'
import { edit } from '../../platform/work/edit.ts'
import { addressRecord } from './churches.records.ts'
import { type ChurchAddress, insertAddress, listAddresses, removeAddress, updatePrincipal } from './hosts.queries.ts'

const plan = { act: 'HOSTS_SET', isPublic: true, records: [addressRecord()] } as const

/** The name under which processes remember an address. */
export const toHostName = ({ tipo, nome }: Pick<ChurchAddress, 'tipo' | 'nome'>): string => `${tipo}:${nome}`

/** Lists the addresses at which the church answers. */
export function listChurchAddresses({ inChurch }: Pick<MemberCall, 'inChurch'>): Promise<ChurchAddress[]> {
  return inChurch(listAddresses)
}

/**
 * Lets the church answer at a host name of its own, from the next request on in every process; `flagPrincipal` makes it the
 * one that the church's addresses use. A host that it has already becomes principal, or stays as it is. Gives the host as it
 * is kept. Throws VALIDATION, and CONFLICT for a host of another tenant.
 */
export async function addHost(
  { domain }: Needs<'domain'>,
  call: MemberCall,
  { nome, flagPrincipal }: { readonly nome: string; readonly flagPrincipal: boolean },
): Promise<ChurchAddress> {
  const address = toOwnAddress({ nome, flagPrincipal }, { domain, path: 'nome' })
  const subject = { host: address.nome }
  await edit(call, { ...plan, subject }, async ({ work, unchanged }) => {
    const own = (await listAddresses(work)).find((each) => toHostName(each) === toHostName(address))
    if (own && (own.flagPrincipal || !flagPrincipal)) return unchanged(undefined)
    if (!own) await insertAddress(work, { ...address, flagPrincipal: false })
    if (flagPrincipal) await updatePrincipal(work, address.nome)
    work.afterCommit({ hosts: [toHostName(address)] })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict('The host is already in use.') : error
  })
  return address
}

/**
 * Ends that the church answers at a host name of its own, or below the product's domain at a code that it had before. Its
 * present code stays. Throws VALIDATION, and NOT_FOUND for what is no address of the church.
 */
export async function removeHost({ domain }: Needs<'domain'>, call: MemberCall, nome: string): Promise<ChurchAddress> {
  const key = hostKey(nome, domain.hostname)
  if (!key) throw invalid([{ path: 'nome', message: 'Not a host name' }])
  if (key.tipo === 'CODIGO' && key.nome === call.church.codigo)
    throw conflict('The address of its code is the one that a church always has.')
  return edit(call, { ...plan, subject: { host: nome } }, async ({ work }) => {
    const own = (await listAddresses(work)).find((each) => toHostName(each) === toHostName(key))
    if (!own) throw notFound()
    await removeAddress(work, own)
    work.afterCommit({ hosts: [toHostName(own)] })
    return own
  })
}
