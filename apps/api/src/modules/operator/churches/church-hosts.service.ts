import type { Success } from '@narthex/contract/endpoint'
import type { checkChurchHost, OperatorChurch } from '@narthex/contract/operator/churches.endpoints'
import { notFound } from '../../../platform/errors/domain-error.ts'
import { createOwnCall } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addHost, listChurchAddresses, removeHost } from '../../churches/hosts.service.ts'
import { requireChurch } from '../operator-churches.service.ts'
import { actAsOperator, type OperatorCall } from '../operator-log.service.ts'
import { readChurch } from './churches.service.ts'
import { inspectHost } from './host-inspection.service.ts'
import { judgeHost } from './host-judgement.rules.ts'

/** Lets a church answer at a host of its own. Throws VALIDATION, NOT_FOUND, and CONFLICT for a host that another has. */
export async function addChurchHost(
  platform: Platform,
  call: OperatorCall,
  codigo: string,
  given: { readonly nome: string; readonly flagPrincipal: boolean },
): Promise<OperatorChurch> {
  const church = await requireChurch(platform, codigo)
  const acao = given.flagPrincipal ? 'HOST_MADE_PRINCIPAL' : 'HOST_ADDED'
  const act = (host: { readonly nome: string }) =>
    ({ acao, igreja: church.codigo, detalhes: { host: host.nome } }) as const
  await actAsOperator(platform, call, act, (within) =>
    addHost(within, createOwnCall(within.transactions.at(church)), given),
  )
  return readChurch(platform, codigo)
}

/** Ends that a church answers at a host. Throws VALIDATION, NOT_FOUND, and CONFLICT for the address of its code. */
export async function removeChurchHost(
  platform: Platform,
  call: OperatorCall,
  codigo: string,
  nome: string,
): Promise<OperatorChurch> {
  const church = await requireChurch(platform, codigo)
  const act = { acao: 'HOST_REMOVED', igreja: church.codigo, detalhes: { host: nome } } as const
  await actAsOperator(platform, call, act, (within) =>
    removeHost(within, createOwnCall(within.transactions.at(church)), nome),
  )
  return readChurch(platform, church.codigo)
}

/** Asks the network whether a host of the church leads to it. Throws NOT_FOUND for other hosts: no one else's are asked. */
export async function checkHost(
  platform: Platform,
  codigo: string,
  nome: string,
): Promise<Success<typeof checkChurchHost>> {
  const church = await requireChurch(platform, codigo)
  const { domain } = platform
  const addresses = await listChurchAddresses(platform.transactions.at(church))
  const hosts = addresses.map((each) => (each.tipo === 'CODIGO' ? `${each.nome}.${domain.hostname}` : each.nome))
  if (!hosts.includes(nome)) throw notFound()
  const findings = judgeHost(await inspectHost({ host: nome, domain, church, isGuarded: true }), platform.clock())
  return { achados: findings.map(({ code, isGood, detail }) => ({ codigo: code, flagBom: isGood, detalhe: detail })) }
}
