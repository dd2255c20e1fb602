import { isLoopbackName } from './outbox/may-read.ts'
import { sections, settingPairs, settings } from './settings/sections.ts'
import { BadSettingError } from './settings/setting.ts'

/** The configuration of a process, made of the parts that the sections of the settings give. */
export type Config = Combined<ReturnType<(typeof sections)[number]['toConfig']>>

type Combined<Parts> = Readonly<
  (Parts extends unknown ? (parts: Parts) => void : never) extends (parts: infer Whole) => void ? Whole : never
>

/** Names of all settings, for tests of files that set them. */
export const settingNames: readonly string[] = [...settings.keys()]

/** Tells whether an address has a name of this machine, or a name for tests (`.test`, RFC 2606). */
const isLocal = (url: string) => {
  const { hostname } = new URL(url)
  return isLoopbackName(hostname) || /(?:^|\.)test$/.test(hostname)
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings; a blank value counts as unset. Throws BadSettingError. */
export function readConfig(environment: Environment): Config {
  const isSet = (name: string) => Boolean(environment[name]?.trim())
  const values: Record<string, unknown> = {}
  const problems: string[] = []
  for (const [name, { schema, default: defaultText }] of settings) {
    const text = isSet(name) ? environment[name] : defaultText
    if (text === undefined) continue
    const result = schema.safeParse(text)
    if (result.success) values[name] = result.data
    else problems.push(...result.error.issues.map(({ message }) => `${name}: ${message}`))
  }
  for (const [first, second] of settingPairs) {
    if (isSet(first) === isSet(second)) continue
    const [missing, given] = isSet(first) ? [second, first] : [first, second]
    problems.push(`${missing}: Goes with ${given}, which is set`)
  }
  if (!isSet('SECRET_KEY') && 'PUBLIC_URL' in values && !isLocal(String(values.PUBLIC_URL)))
    problems.push(
      'SECRET_KEY: Needed where PUBLIC_URL is no name of this machine, or the key of what the database encrypts lies beside it; docs/operations.md, “Secrets and third parties”, says how to go on with the one of before',
    )
  if (problems.length > 0) throw new BadSettingError(problems.join('; '))
  // Each section reads its own settings, which were parsed with its own schemas.
  return Object.assign({}, ...sections.map(({ toConfig }) => toConfig(values as never)))
}
