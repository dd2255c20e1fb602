import type { ModuleCode } from '@narthex/contract/church-codes'
import { moduleCodes } from '@narthex/contract/church-codes'
import { isReservedCode } from '@narthex/contract/churches/reserved-codes'
import { toLocale } from '@narthex/contract/locale'
import { email as emailText } from '@narthex/contract/validation/text'
import { timeZone } from '@narthex/contract/validation/time-zone'

/*
 * What an operator types, read and judged: each function gives the value as the product keeps it, or says in a sentence what is
 * wrong with it.
 */

export type Read<T> = { readonly value: T } | { readonly problem: string }

const usualTags = { pt: 'pt-BR', en: 'en-US', es: 'es-ES' } as const

/** Reads a language of the product, also with a region: `pt`, `pt-PT`. */
export function readLanguage(text: string): Read<string> {
  const problem = `--language: ${text} is no language of the product; there are pt, en and es, and their regions, such as pt-PT`
  const locale = toLocale(text)
  if (!locale || !/^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(text)) return { problem }
  if (text.length === 2) return { value: usualTags[locale] }
  return { value: `${locale}-${text.slice(3).toUpperCase()}` }
}

/** Reads an IANA time zone; the problem of an unknown name lists zones with similar names. */
export function readZone(text: string): Read<string> {
  const zones = Intl.supportedValuesOf('timeZone')
  const same = zones.find((zone) => zone.toLowerCase() === text.toLowerCase())
  if (same) return { value: same }
  if (timeZone.safeParse(text).success) return { value: text }
  const word = text.toLowerCase().replaceAll(' ', '_').split('/').at(-1) ?? ''
  const alike = word.length > 2 ? zones.filter((zone) => zone.toLowerCase().includes(word)).slice(0, 3) : []
  const hint = alike.length > 0 ? `did you mean ${alike.join(' or ')}?` : 'one looks like America/Sao_Paulo'
  return { problem: `--zone: there is no time zone ${text}; ${hint}` }
}

/** Reads a code or slug, which become part of an address. */
export function readCode(text: string, what: 'The code' | '--code' | '--slug'): Read<string> {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) || text.length > 63)
    return {
      problem: `${what}: ${text} is malformed; it has small letters, digits and single hyphens between them, 63 at most`,
    }
  if (/^\d+$/.test(text)) return { problem: `${what}: ${text} is malformed; digits alone would be taken for an id` }
  if (isReservedCode(text)) return { problem: `${what}: ${text} is reserved by the product` }
  return { value: text }
}

/** Reads an e-mail address in the form that accounts have. */
export function readEmail(text: string): Read<string> {
  const read = emailText.safeParse(text)
  return read.success ? { value: read.data } : { problem: `${text} is no e-mail address` }
}

const shortNames = new Map<string, ModuleCode>(moduleCodes.map((code) => [code.slice('MOD_'.length), code]))

/** Reads codes of modules, also in their short form: `evento` for MOD_EVENTO. */
export function readModules(names: readonly string[]): Read<ModuleCode[]> {
  const found = names.map((name) => shortNames.get(name.toUpperCase().replace(/^MOD_/, '')))
  const unknown = names.filter((_, index) => !found[index])
  const known = [...shortNames.keys()].map((name) => name.toLowerCase()).join(', ')
  if (unknown.length > 0) return { problem: `There is no module ${unknown.join(', ')}; there are: ${known}` }
  return { value: found.flatMap((code) => code ?? []) }
}

/** A module as it is typed and printed. */
export const toShortName = (code: string): string => code.replace(/^MOD_/, '').toLowerCase()

const placeholders = { pt: 'Administração', en: 'Administration', es: 'Administración' } as const

/**
 * The name of an administrator, from what was typed, or from their address (`ana.lima@…`), until they change it. The last
 * name may be a word for their role, in the church's language.
 */
export function toPersonName(typed: string | undefined, email: string, language: string) {
  const fromAddress = email
    .replace(/@.*/, '')
    .split(/[^\p{L}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
  const [nome = '', ...rest] = (typed ?? fromAddress).trim().split(/\s+/)
  const word = placeholders[toLocale(language) ?? 'en']
  return { nome: nome || word, sobrenome: rest.join(' ') || word }
}
