import type { FormValues, Translated } from './kind-editor.ts'

/** The language that a field of a form is written in: that of its translation, such as `traducoes.en.corpo`, else the record's. */
export function findTextLanguage(path: string, translated: Translated | undefined, values: FormValues): string {
  if (!translated) return ''
  const [field, language] = path.split('.')
  if (field === translated.field && language) return language
  return String(values[translated.own] ?? '')
}
