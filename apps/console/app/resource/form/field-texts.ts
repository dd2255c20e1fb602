import type { FieldWords, FormEditor } from './kind-editor.ts'
import { toText } from './original-text.tsx'

/** The label of a field by the way to it: that of a text in a language (`traducoes.en.titulo`), or of the whole that it is a part of (`endereco.cidade`). */
export function findFieldLabel(words: FieldWords, path: readonly string[]): string {
  const [first = '', last = first] = [path[0], path.at(-1)]
  return words(words.has(`${last}.label`) ? `${last}.label` : `${first}.label`)
}

/** A value of a form in words: as its hint writes it, or as texts are read. A part of a whole is written as a text. */
export function writeValue(
  { fields: { hints } }: FormEditor,
  words: FieldWords,
  path: readonly string[],
  value: unknown,
): string {
  const write = path.length === 1 ? hints?.[path[0] ?? '']?.toText : undefined
  return write && value !== null && value !== undefined ? write(value, words) : toText(value)
}
