import { type DerivedField, deriveFields } from './derive-fields.ts'
import type { FormEditor, FormSection } from './kind-editor.ts'

export interface LaidSection {
  /** `more` holds what stands in no section. */
  readonly name: FormSection['name'] | 'more'
  readonly fields: readonly DerivedField[]
}

/** The fields of a form in their sections. Translated words are drawn with their languages, so that those fields stand for themselves. */
export function layOut({ resource, fields: { sections, hints = {}, translated } }: FormEditor): LaidSection[] {
  const all = new Map(
    deriveFields(resource.form).map((field) => [field.name, { ...field, ...widgetOf(hints[field.name]?.widget) }]),
  )
  const isDrawnElsewhere = (name: string) => name === translated?.field
  const placed = sections.map(({ name, fields }) => ({
    name,
    fields: fields.flatMap((field) => (isDrawnElsewhere(field) ? [] : (all.get(field) ?? []))),
  }))
  const named = new Set(sections.flatMap(({ fields }) => fields))
  const left = [...all.values()].filter(({ name }) => !named.has(name) && !isDrawnElsewhere(name))
  return left.length > 0 ? [...placed, { name: 'more', fields: left }] : placed
}

/** The names of fields that no control enters: their schema does not tell how, and no hint does. */
export const listUncontrolled = (editor: FormEditor): string[] =>
  layOut(editor).flatMap(({ fields }) =>
    fields.flatMap(({ name, widget }) => (widget === 'none' && !editor.fields.hints?.[name]?.control ? [name] : [])),
  )

const widgetOf = (widget: DerivedField['widget'] | undefined) => (widget ? { widget } : {})
