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
