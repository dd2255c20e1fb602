import type { ObjectSchema, Resource } from '@narthex/contract/resources/resource'
import type { ConsoleMessages } from '@narthex/locales/console-catalogue'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { OfficeRecord } from '../console-resource.ts'
import type { WidgetName } from './derive-fields.ts'
import type { WidgetProps } from './widgets/widget.ts'

/** The namespace of a kind's words in its form. */
export type FieldTexts =
  | 'consoleNewsFields'
  | 'consoleDevotionalFields'
  | 'consoleMinistryFields'
  | 'consoleProjectFields'
  | 'consoleCourseFields'
  | 'consoleClassFields'
  | 'consoleLessonFields'
  | 'consolePublicationFields'
  | 'consolePublicationTypeFields'
  | 'consoleStudyFields'
  | 'consoleStudySeriesFields'
  | 'consoleGroupFields'
  | 'consoleHouseholdFields'
  | 'consoleCustomFieldFields'
  | 'consoleScheduleFields'
  | 'consoleServiceFields'
  | 'consoleSongFields'
  | 'consolePodcastFields'
  | 'consoleVideoFields'
  | 'consoleBannerFields'
  | 'consolePastorFields'
  | 'consoleMenuFields'
  | 'consoleCongregationFields'
  | 'consolePersonFields'
/** The namespace of the words of settings. */
export type SettingsTexts =
  | 'consoleProfile'
  | 'consoleModules'
  | 'consoleLook'
  | 'consoleHomeChoice'
  | 'consolePodcastShow'
  | 'consoleVideoChannel'
  | 'consoleStudySettings'
  | 'consoleBible'
  | 'consoleEmbedding'
  | 'consoleClassDay'
  | 'consoleDirectory'
  | 'consolePrivacy'
  | 'consoleProducts'
  | 'consoleSender'
type AnyTexts = FieldTexts | SettingsTexts

/** Details of a field that the contract cannot express. */
export interface FieldHint {
  readonly widget?: WidgetName
  /** A control of its own, where no widget fits; it comes with the form that names it. */
  readonly control?: ComponentType<WidgetProps>
  /** Formats the value as text, for histories and conflicts. */
  readonly toText?: (value: unknown, words: FieldWords) => string
  /** The language that the field is written in, where it is not that of the church. */
  readonly language?: string
  /** Shown only then; what it holds is kept. */
  readonly when?: (values: FormValues) => boolean
}

/** The words of a form's namespace. */
export interface FieldWords {
  (key: string, values?: Readonly<Record<string, string | number>>): string
  readonly has: (key: string) => boolean
}

/** A form's values as they travel. */
export type FormValues = Readonly<Record<string, unknown>>

/** A part of a form, with a heading of its own. */
export interface FormSection<Field extends string = string> {
  /** Name of its heading: `<texts>.sections.<name>`. */
  readonly name: { [T in AnyTexts]: keyof ConsoleMessages[T]['sections'] }[AnyTexts]
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

/** How a form is arranged. */
export interface FormFields<Field extends string = string, Texts extends AnyTexts = AnyTexts> {
  readonly texts: Texts
  /** Fields that stand in no section appear under “More”. */
  readonly sections: readonly FormSection<Field>[]
  readonly hints?: Readonly<Partial<Record<Field, FieldHint>>>
  readonly translated?: Translated<Field>
  /** Dialog content before a record is deleted, for kinds that need more than a confirmation. */
  readonly removal?: ComponentType<RemovalProps>
  /** Fields that histories know by another name. */
  readonly historyNames?: Readonly<Record<string, Field>>
}

export interface RemovalProps {
  readonly record: OfficeRecord
  readonly onRemove: () => void
  readonly onCancel: () => void
}

export type KindFields<Field extends string = string> = FormFields<Field, FieldTexts>

/** A form of the contract and what the office adds to it. */
export interface FormEditor {
  readonly resource: { readonly form: ObjectSchema }
  readonly fields: FormFields
}

/** The form of a kind and what the office adds to it: loaded when its first record is opened. */
export interface KindEditor extends FormEditor {
  readonly resource: Resource
  readonly fields: KindFields
}

/** Arranges the form of a kind: a field that it does not have does not compile. */
export function defineFields<R extends Resource>(resource: R, fields: KindFields<FieldOf<R>>): KindEditor {
  return { resource, fields: fields as KindFields }
}
