import {
  type Founding,
  foundAdministeredChurch,
  usualModules,
} from '@narthex/api/modules/users/church-founding.service'
import { hostNameFromText, refuseOwnHost } from '@narthex/api/platform/tenancy/host'
import { findTakenNames } from '@narthex/api/platform/tenancy/sites'
import { RefusedError } from '../explain.ts'
import { describeAppointment } from './administrator-command.ts'
import {
  type Read,
  readCode,
  readEmail,
  readLanguage,
  readModules,
  readZone,
  toPersonName,
} from './church-words.rules.ts'
import { type CommandStage, requireChurch, type TaskReader, toSite } from './command-stage.ts'
import { listOption, readArguments, textOption, toList } from './read-arguments.ts'
import { refuseProblems } from './refusals.ts'

const usage =
  'found CODE --name NAME --language pt|en|es --zone America/Recife --admin E-MAIL [--admin-name NAME] [--slug SLUG] [--host HOST]… [--organisation SLUG] [--modules A,B]'

const options = {
  name: textOption,
  language: textOption,
  zone: textOption,
  admin: textOption,
  'admin-name': textOption,
  slug: textOption,
  host: listOption,
  organisation: textOption,
  modules: listOption,
} as const

type Values = ReturnType<typeof readArguments<typeof options>>['values']

/** `found`: a church with its first administrator, who gets a mail. All of it, or nothing. */
export const readFound: TaskReader = (args) => {
  const { values, names } = readArguments(args, { options, names: [1, 1], usage })
  const founding = readFounding(names[0], values)
  return async (stage) => {
    const { platform } = stage
    const hosts = founding.church.hosts.map((host, index) => ({ ...host, flagPrincipal: index === 0 }))
    refuseProblems(findHostProblems(hosts, platform.domain.hostname))
    await refuseTaken(stage, { ...founding, church: { ...founding.church, hosts } })
    const { church, ...appointment } = await foundAdministeredChurch(platform, {
      ...founding,
      church: { ...founding.church, hosts },
    })
    stage.say(`${founding.church.nome} is founded: ${toSite(platform, church)}`)
    describeAppointment(stage, founding.administrator.email, appointment)
    if (hosts.length > 0)
      stage.say(
        `Point ${hosts.map(({ nome }) => nome).join(', ')} at this machine: npm run church -- host check ${church.codigo}`,
      )
  }
}

/** Reads what was typed. Throws RefusedError with all that is wrong or missing. */
function readFounding(code: string, values: Values): Founding {
  const problems: string[] = []
  const take = <T>(read: Read<T>): T | undefined => {
    if ('value' in read) return read.value
    problems.push(read.problem)
    return undefined
  }
  const need = <T>(name: 'name' | 'language' | 'zone' | 'admin', read: (text: string) => Read<T>): T | undefined => {
    const text = values[name]?.trim()
    return take(text ? read(text) : { problem: `--${name} is missing` })
  }
  const codigo = take(readCode(code, 'The code'))
  const slug = values.slug === undefined ? codigo : take(readCode(values.slug, '--slug'))
  const nome = need('name', (value) => (value.length > 200 ? { problem: '--name: 200 characters at most' } : { value }))
  const idioma = need('language', readLanguage)
  const fusoHorario = need('zone', readZone)
  const email = need('admin', readEmail)
  const modules = values.modules === undefined ? usualModules : take(readModules(toList(values.modules)))
  const isWhole = codigo && slug && nome && idioma && fusoHorario && email && modules
  if (!isWhole || problems.length > 0) throw new RefusedError(`No church was founded. ${problems.join('. ')}.`)
  const hosts = toList(values.host).map((host) => ({ nome: host, flagPrincipal: false }))
  return {
    church: { codigo, slug, nome, idioma, fusoHorario, organizacao: values.organisation ?? null, hosts },
    modules,
    administrator: { email, ...toPersonName(values['admin-name'], email, idioma) },
  }
}

/** Lists problems that keep typed hosts from being a church's own. */
export function findHostProblems(hosts: readonly { readonly nome: string }[], productHost: string): string[] {
  return hosts.flatMap(({ nome }) => {
    const host = /[:/]/.test(nome) ? undefined : hostNameFromText(nome)
    if (!host) return [`${nome} is no host name; one looks like www.church.example`]
    if (refuseOwnHost(host, productHost))
      return [`${host} lies below the address of the product (${productHost}), where a church answers by its code`]
    return []
  })
}

/** Throws RefusedError that names who has the code, the slug or a host. */
async function refuseTaken({ platform }: CommandStage, { church }: Founding): Promise<void> {
  const { codigo, slug, hosts } = church
  const hostNames = hosts.flatMap(({ nome }) => hostNameFromText(nome) ?? [])
  const taken = await findTakenNames(platform, { codigo, slug, hosts: hostNames })
  if (taken.length === 0) return
  if (taken.some(({ kind, owner }) => kind === 'code' && owner === codigo)) {
    const there = await requireChurch(platform, codigo)
    throw new RefusedError(
      `There is a church ${codigo} already, at ${toSite(platform, there)}; nothing was changed. npm run church -- show ${codigo} tells more`,
    )
  }
  const reasons = taken.map(({ kind, name, owner }) => `The ${kind} ${name} is taken by ${owner}`)
  throw new RefusedError(`No church was founded. ${reasons.join('. ')}.`)
}
