import type { Resource } from '@narthex/contract/resources/resource'
import type { ConsoleMessages } from '@narthex/locales/console-catalogue'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { OfficeRecord } from '../console-resource.ts'
import type { WidgetName } from './derive-fields.ts'
import type { WidgetProps } from './widgets/widget.ts'

/** The namespace of a kind's words in its form. */
export type FieldTexts =
  | 'consoleNewsFields'
  | 'consoleServiceFields'
  | 'consoleBannerFields'
  | 'consolePastorFields'
  | 'consoleMenuFields'
  | 'consoleCongregationFields'

/** The names of sections that any of them has a heading for. */
type SectionName = { [Texts in FieldTexts]: keyof ConsoleMessages[Texts]['sections'] }[FieldTexts]

/** What the contract cannot say of a field. */
export interface FieldHint {
  readonly widget?: WidgetName
  /** A control of its own, where no widget fits; it comes with the form that names it. */
  readonly control?: ComponentType<WidgetProps>
  /** Shown only then; what it holds is kept. */
  readonly when?: (values: FormValues) => boolean
}

/** A form's values as they travel. */
export type FormValues = Readonly<Record<string, unknown>>

/** A part of a form, with a heading of its own. */
export interface FormSection<Field extends string = string> {
  /** Of its heading: `<texts>.sections.<name>`. */
  readonly name: SectionName
  readonly fields: readonly Field[]
}

/** Texts that a record has in several languages. */
export interface Translated<Field extends string = string> {
  /** Holds the translations by language. */
  readonly field: Field
  /** Holds the language of the original. */
  readonly own: Field
  readonly words: readonly Field[]
}

type FieldOf<R extends Resource> = keyof z.input<R['form']> & string

export interface KindFields<Field extends string = string> {
  readonly texts: FieldTexts
  /** Fields that stand in no section appear under “More”. */
  readonly sections: readonly FormSection<Field>[]
  readonly hints?: Readonly<Partial<Record<Field, FieldHint>>>
  readonly translated?: Translated<Field>
  /** What is asked before a record is deleted, where that takes more than a yes. */
  readonly removal?: ComponentType<RemovalProps>
}

export interface RemovalProps {
  readonly record: OfficeRecord
  readonly onRemove: () => void
  readonly onCancel: () => void
}

/** The form of a kind and what the office adds to it: loaded when its first record is opened. */
export interface KindEditor {
  readonly resource: Resource
  readonly fields: KindFields
}

/** Arranges the form of a kind: a field that it does not have does not compile. */
export function defineFields<R extends Resource>(resource: R, fields: KindFields<FieldOf<R>>): KindEditor {
  return { resource, fields: fields as KindFields }
}
