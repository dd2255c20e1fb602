import { deriveFields } from './derive-fields.ts'
import type { FormEditor, FormValues } from './kind-editor.ts'

/** Builds the initial values of a new record. */
export function emptyValues({ resource }: FormEditor, language: string): FormValues {
  const values = Object.fromEntries(deriveFields(resource.form).map(({ name, initial }) => [name, initial]))
  return 'idioma' in resource.form.shape ? { ...values, idioma: language } : values
}

/** A record as its form has it: the fields of the form, and nothing of what the server adds. */
export function toValues({ resource }: FormEditor, record: FormValues): FormValues {
  return Object.fromEntries(Object.keys(resource.form.shape).map((name) => [name, record[name]]))
}

/** Whether two values are the same, whatever the order of their keys; what is not there is `undefined`. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const [left, right] = [a as FormValues, b as FormValues]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].every((name) => isSame(left[name], right[name]))
}
