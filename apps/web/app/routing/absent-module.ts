import { type ModuleCode, moduleCodes } from '@narthex/contract/church-codes'
import { chosenLocale, languageKey } from '@narthex/contract/locale'
import { keepingEmbed } from './embed.ts'

/** The query key of the home page that names the module which a followed link asked for. */
export const absentModuleKey = 'semModulo'

/** The home page of a church without the module, in the language and the frame of the link that was followed. */
export function absentModulePath(module: ModuleCode, { search, searchParams }: URL): string {
  const locale = chosenLocale(searchParams.get(languageKey))
  const query = new URLSearchParams({ [absentModuleKey]: module, ...(locale && { [languageKey]: locale }) })
  return keepingEmbed(`/?${query}`, search)
}

/** The module that the address of the home page names, where the church lacks it. */
export function readAbsentModule(query: URLSearchParams, owned: readonly ModuleCode[]): ModuleCode | undefined {
  const named = query.get(absentModuleKey)
  return moduleCodes.find((module) => module === named && !owned.includes(module))
}
