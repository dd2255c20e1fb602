import type { KindForm } from '../resource-kind.ts'
import { isSameForm } from './draft.rules.ts'

type Translations = Readonly<Record<string, unknown>>

const translationsIn = ({ traducoes }: KindForm): Translations => (traducoes ?? {}) as Translations

/** The languages of a row whose translations are shown to readers. */
export function findShownLanguages({ idiomas }: KindForm): string[] {
  const states = (idiomas ?? {}) as Readonly<Record<string, string>>
  return Object.keys(states).filter((name) => states[name] === 'PRONTA' || states[name] === 'DESATUALIZADA')
}

/** A draft as it is published: translations that are shown stay as they are, for each is published by itself. */
export function keepShownLanguages(form: KindForm, live: KindForm, shown: readonly string[]): KindForm {
  const [typed, now] = [translationsIn(form), translationsIn(live)]
  const isShown = new Set(shown)
  const own = Object.entries(typed).filter(([name]) => !isShown.has(name))
  const kept = Object.entries(now).filter(([name]) => isShown.has(name))
  return { ...form, traducoes: Object.fromEntries([...own, ...kept]) }
}

/** The live form with one translation of the draft; undefined where the draft has none. */
export function takeLanguage(draft: KindForm, live: KindForm, language: string): KindForm | undefined {
  const words = translationsIn(draft)[language]
  return words === undefined ? undefined : { ...live, traducoes: { ...translationsIn(live), [language]: words } }
}

/** Languages in which a draft says something else than what is shown. */
export function findWaitingLanguages(draft: KindForm, live: KindForm, shown: readonly string[]): string[] {
  const [typed, now] = [translationsIn(draft), translationsIn(live)]
  return shown.filter((name) => !isSameForm(typed[name], now[name]))
}

/** The live form with the waiting translations of a draft; undefined where none waits. */
export function makeRest(draft: KindForm, live: KindForm, waiting: readonly string[]): KindForm | undefined {
  if (waiting.length === 0) return undefined
  const typed = translationsIn(draft)
  const { ...traducoes }: Record<string, unknown> = translationsIn(live)
  for (const name of waiting) {
    delete traducoes[name]
    if (typed[name] !== undefined) traducoes[name] = typed[name]
  }
  return { ...live, traducoes }
}

/** A draft without what it says in one language. */
export function withoutLanguage(form: KindForm, language: string): KindForm {
  const { [language]: _, ...traducoes } = translationsIn(form)
  return { ...form, traducoes }
}
