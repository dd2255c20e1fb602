import type { FormValues } from './kind-editor.ts'

/** How far a translation is: not there, without some words that it needs, or with all of them. */
export type TranslationState = 'missing' | 'partial' | 'ready'

export function findTranslationState(
  translation: FormValues | undefined,
  required: readonly string[],
): TranslationState {
  if (!translation) return 'missing'
  const isFilled = (name: string) => String(translation[name] ?? '').trim() !== ''
  return required.every(isFilled) ? 'ready' : 'partial'
}

const shownStates = ['FALTA', 'RASCUNHO', 'PRONTA', 'DESATUALIZADA'] as const
type ShownLanguage = (typeof shownStates)[number]

/** Finds the state of a translation on the site, for kinds that publish each translation by itself. */
export function findShownLanguage(record: FormValues | undefined, language: string): ShownLanguage | undefined {
  const states = (record?.idiomas ?? {}) as Readonly<Record<string, unknown>>
  return shownStates.find((state) => state === states[language])
}
