import { archiveChurch, restoreChurch } from '@narthex/api/modules/churches/archiving.service'
import { setModules } from '@narthex/api/modules/churches/churches.editing.service'
import { changeIdentity } from '@narthex/api/modules/churches/identity.service'
import { createOwnCall, type MemberCall } from '@narthex/api/platform/http/route'
import type { ModuleCode } from '@narthex/contract/church-codes'
import type { ChurchIdentity } from '@narthex/contract/churches/church.form'
import { RefusedError } from '../explain.ts'
import { type Read, readCode, readLanguage, readModules, readZone, toShortName } from './church-words.rules.ts'
import { type CommandStage, requireChurch, type Task, type TaskReader, toSite } from './command-stage.ts'
import { listOption, readArguments, textOption, toList } from './read-arguments.ts'
import { refuseProblems } from './refusals.ts'

/** `set`: another name, language, time zone, code or slug. */
export const readSet: TaskReader = (args) => {
  const usage = 'set CODE [--name NAME] [--language pt|en|es] [--zone ZONE] [--code CODE] [--slug SLUG]'
  const options = { name: textOption, language: textOption, zone: textOption, code: textOption, slug: textOption }
  const { values, names } = readArguments(args, { options, names: [1, 1], usage })
  const problems: string[] = []
  const read = (text: string | undefined, toValue: (text: string) => Read<string>) => {
    const found = text === undefined ? undefined : toValue(text.trim())
    if (found && 'problem' in found) problems.push(found.problem)
    return found && 'value' in found ? found.value : undefined
  }
  const given: ChurchIdentity = {
    nome: read(values.name, (value) => (value ? { value } : { problem: '--name: is empty' })),
    idioma: read(values.language, readLanguage),
    fusoHorario: read(values.zone, readZone),
    codigo: read(values.code, (text) => readCode(text, '--code')),
    slug: read(values.slug, (text) => readCode(text, '--slug')),
  }
  refuseProblems(problems)
  if (Object.values(given).every((value) => value === undefined)) throw new RefusedError(`Say what to change: ${usage}`)
  return async ({ platform, say }) => {
    const church = await requireChurch(platform, names[0])
    await changeIdentity(platform, church, given)
    const { codigo } = given
    if (codigo && codigo !== church.codigo) {
      const now = await requireChurch(platform, codigo)
      const former = `${church.codigo}.${platform.domain.hostname}`
      say(
        `It answers at ${toSite(platform, now)}. ${former} leads there too, until npm run church -- host remove ${codigo} ${former}`,
      )
      say('Passkeys made at the former address work there alone; people log in again at the new one.')
    }
    say('Changed.')
  }
}

/** `modules`: adds, removes or replaces the modules of a church; without options lists them. */
export const readModulesCommand: TaskReader = (args) => {
  const usage = 'modules CODE [--add A,B] [--remove C] | modules CODE --set A,B'
  const options = { add: listOption, remove: listOption, set: listOption }
  const { values, names } = readArguments(args, { options, names: [1, 1], usage })
  const [add, remove, set] = [values.add, values.remove, values.set].map((list) => requireModules(toList(list)))
  if (values.set && (values.add || values.remove))
    throw new RefusedError(`Either --set, or --add and --remove: ${usage}`)
  return async ({ platform, say }) => {
    const own = createOwnCall(platform.transactions.at(await requireChurch(platform, names[0])))
    const { modules: before } = await own.facts()
    const kept = values.set ? set : [...before, ...(add ?? [])].filter((code) => !remove?.includes(code))
    const after = [...new Set(kept)].sort()
    const isChanged = after.join() !== [...before].sort().join()
    if (isChanged) await setModules(own, after)
    say(`${isChanged ? 'Modules are now' : 'Modules'}: ${after.map(toShortName).join(', ') || 'none'}`)
  }
}

function requireModules(names: readonly string[]): ModuleCode[] {
  const read = readModules(names)
  if ('problem' in read) throw new RefusedError(read.problem)
  return read.value
}

/** `archive`: closes a church; all its data stays. */
export const readArchive: TaskReader = (args) =>
  readStateChange(args, 'archive', async (own, { platform, say }) => {
    if (!own.church.flagAtivo) throw new RefusedError(`${own.church.codigo} is archived already`)
    await archiveChurch(own)
    say(`${own.church.codigo} is archived: ${toSite(platform, own.church)} says so, its jobs, mails and charges wait.`)
    say(`Nothing is lost; npm run church -- restore ${own.church.codigo} opens it again.`)
  })

/** `restore`: opens an archived church. */
export const readRestore: TaskReader = (args) =>
  readStateChange(args, 'restore', async (own, { platform, say }) => {
    if (own.church.flagAtivo) throw new RefusedError(`${own.church.codigo} is open already`)
    const jobs = await restoreChurch(own)
    say(`${own.church.codigo} is open: ${toSite(platform, own.church)}. Jobs that waited and run now: ${jobs}`)
  })

function readStateChange(
  args: readonly string[],
  name: string,
  run: (own: MemberCall, stage: CommandStage) => Promise<void>,
): Task {
  const { names } = readArguments(args, { options: {}, names: [1, 1], usage: `${name} CODE` })
  return async (stage) => {
    const church = await requireChurch(stage.platform, names[0])
    await run(createOwnCall(stage.platform.transactions.at(church)), stage)
  }
}
