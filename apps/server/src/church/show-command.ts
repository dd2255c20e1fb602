import { getFrame } from '@narthex/api/modules/churches/churches.service'
import { listChurchAddresses } from '@narthex/api/modules/churches/hosts.service'
import { countMembers } from '@narthex/api/modules/members/members.queries'
import { type Administrator, listAdministrators } from '@narthex/api/modules/users/administrators.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import type { ChurchScope } from '@narthex/api/platform/scope/scope'
import { originAt } from '@narthex/api/platform/tenancy/product-domain'
import { listSites } from '@narthex/api/platform/tenancy/sites'
import { formatTable } from '../format-table.ts'
import { toShortName } from './church-words.rules.ts'
import { type CommandStage, requireChurch, type TaskReader, toSite } from './command-stage.ts'
import { foundingExample } from './founding-example.ts'
import { readArguments } from './read-arguments.ts'

const maxListed = 10_000

/** `list`: every church, the oldest first. */
export const readList: TaskReader = (args) => {
  readArguments(args, { options: {}, names: [0, 0], usage: 'list' })
  return async ({ platform, say }) => {
    const sites = (await listSites(platform, maxListed)).filter(({ kind }) => kind === 'church')
    if (sites.length === 0) {
      say(`There is no church yet. Found the first one:\n\n  ${foundingExample}`)
      return
    }
    const rows: string[][] = []
    for (const { label, origin, flagAtivo } of sites) {
      const call = platform.transactions.at(await requireChurch(platform, label))
      const { name } = await call.facts()
      rows.push([label, name, origin, flagAtivo ? 'open' : 'archived', String(await call.inChurch(countMembers))])
    }
    say(formatTable([['code', 'name', 'address', 'state', 'members'], ...rows]))
  }
}

/** `show`: prints the facts about a church that an operator needs. */
export const readShow: TaskReader = (args) => {
  const { names } = readArguments(args, { options: {}, names: [1, 1], usage: 'show CODE' })
  return async (stage) => {
    const church = await requireChurch(stage.platform, names[0])
    for (const [label, value] of await describeChurch(stage, church)) stage.say(`${`${label}:`.padEnd(16)}${value}`)
  }
}

async function describeChurch({ platform }: CommandStage, church: ChurchScope): Promise<(readonly [string, string])[]> {
  const own = createOwnCall(platform.transactions.at(church))
  const { church: record, modulos } = await getFrame(own)
  const addresses = await listChurchAddresses(own)
  const administrators = await listAdministrators(own)
  const hosts = addresses.map(({ tipo, nome, flagPrincipal }) => {
    const host = tipo === 'CODIGO' ? `${nome}.${platform.domain.hostname}` : nome
    return `${originAt(platform.domain, host)}${flagPrincipal ? ' (principal)' : ''}`
  })
  return [
    ['name', record.nome],
    ['code', church.codigo],
    ['slug', church.slug],
    ['state', church.flagAtivo ? 'open' : 'archived'],
    ['address', toSite(platform, church)],
    ['hosts', hosts.join(', ')],
    ['language', record.idioma],
    ['time zone', record.fusoHorario],
    ['organisation', record.slugOrganizacao ?? 'none'],
    ['modules', modulos.map(({ codigo }) => toShortName(codigo)).join(', ') || 'none'],
    ['members', String(await own.inChurch(countMembers))],
    ['administrators', administrators.map(toLine).join(', ') || 'none'],
    ['founded', record.dataCadastro.slice(0, 10)],
  ]
}

const toLine = ({ name, email, hasVisited }: Administrator) =>
  `${name} <${email}>${hasVisited ? '' : ' (has not signed in yet)'}`
