import { type DerivedField, deriveFields } from './derive-fields.ts'
import type { FormSection, KindEditor } from './kind-editor.ts'

export interface LaidSection {
  /** `more` holds what stands in no section. */
  readonly name: FormSection['name'] | 'more'
  readonly fields: readonly DerivedField[]
}

/** The fields of a form in their sections. Translated words are drawn with their languages, so that those fields stand for themselves. */
export function layOut({ resource, fields: { sections, hints = {}, translated } }: KindEditor): LaidSection[] {
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

const widgetOf = (widget: DerivedField['widget'] | undefined) => (widget ? { widget } : {})
