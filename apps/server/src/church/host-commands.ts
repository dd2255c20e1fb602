import { addHost, listChurchAddresses, removeHost } from '@narthex/api/modules/churches/hosts.service'
import { inspectHost } from '@narthex/api/modules/operator/churches/host-inspection.service'
import { judgeHost } from '@narthex/api/modules/operator/churches/host-judgement.rules'
import { DomainError } from '@narthex/api/platform/errors/domain-error'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { originAt } from '@narthex/api/platform/tenancy/product-domain'
import { findTakenNames } from '@narthex/api/platform/tenancy/sites'
import { RefusedError } from '../explain.ts'
import { requireChurch, type Task, type TaskReader, toSite } from './command-stage.ts'
import { findHostProblems } from './found-command.ts'
import { flagOption, readArguments } from './read-arguments.ts'
import { refuseProblems } from './refusals.ts'

const usage = 'host add CODE HOST [--principal] | host remove CODE HOST | host check CODE [HOST]'

/** `host`: host names of a church's own, and whether they lead here. */
export const readHost: TaskReader = (args) => {
  const { values, names } = readArguments(args, { options: { principal: flagOption }, names: [2, 3], usage })
  const [action, code = '', typed] = names
  const host = typed?.trim().toLowerCase()
  if (values.principal && action !== 'add') throw new RefusedError(`--principal goes with host add: ${usage}`)
  if (action === 'add' && host) return addTask(code, host, values.principal ?? false)
  if (action === 'remove' && host) return removeTask(code, host)
  if (action === 'check') return checkTask(code, host)
  throw new RefusedError(`It is used like this: npm run church -- ${usage}`)
}

const addTask =
  (code: string, nome: string, flagPrincipal: boolean): Task =>
  async ({ platform, say }) => {
    const church = await requireChurch(platform, code)
    refuseProblems(findHostProblems([{ nome }], platform.domain.hostname))
    const [taken] = await findTakenNames(platform, { codigo: '', slug: '', hosts: [nome] })
    if (taken && taken.owner !== church.codigo) throw new RefusedError(`The host ${nome} is taken by ${taken.owner}`)
    const own = createOwnCall(platform.transactions.at(church))
    const added = await addHost(platform, own, { nome, flagPrincipal })
    say(
      `${church.codigo} answers at ${originAt(platform.domain, added.nome)}${flagPrincipal ? ', its principal address from now on' : ''}.`,
    )
    if (flagPrincipal) say('Passkeys made at another address of the church work there alone.')
    say(`Whether it leads here: npm run church -- host check ${church.codigo} ${added.nome}`)
  }

const removeTask =
  (code: string, nome: string): Task =>
  async ({ platform, say }) => {
    const church = await requireChurch(platform, code)
    const own = createOwnCall(platform.transactions.at(church))
    const removed = await removeHost(platform, own, nome).catch((error: unknown) => {
      const isUnknown = error instanceof DomainError && error.code === 'NOT_FOUND'
      throw isUnknown ? new RefusedError(`${nome} is no host of ${church.codigo}`) : error
    })
    say(`${church.codigo} answers at ${nome} no more.`)
    if (removed.flagPrincipal)
      say(`Its address is ${toSite(platform, await requireChurch(platform, church.codigo))} now.`)
  }

const checkTask =
  (code: string, nome: string | undefined): Task =>
  async ({ platform, say }) => {
    const church = await requireChurch(platform, code)
    const addresses = await listChurchAddresses(platform.transactions.at(church))
    const { hostname } = platform.domain
    const hosts = addresses.map((each) => (each.tipo === 'CODIGO' ? `${each.nome}.${hostname}` : each.nome))
    if (nome && !hosts.includes(nome))
      throw new RefusedError(
        `${nome} is no host of ${church.codigo}: npm run church -- host add ${church.codigo} ${nome}`,
      )
    const failing: string[] = []
    for (const host of nome ? [nome] : hosts) {
      const findings = judgeHost(await inspectHost({ host, domain: platform.domain, church }), platform.clock())
      say(`${host}`)
      for (const { isGood, text } of findings) say(`  ${isGood ? 'ok  ' : 'no  '}${text}`)
      if (findings.some(({ isGood }) => !isGood)) failing.push(host)
    }
    if (failing.length > 0) throw new RefusedError(`Not ready: ${failing.join(', ')}`)
  }
