import type { ObjectSchema } from '@narthex/contract/resources/resource'
import type { Settings } from '@narthex/contract/resources/settings'
import type { ComponentType } from 'react'
import type * as z from 'zod/mini'
import type { TextPart } from '../../document/text-parts.ts'
import type { PlaceName } from '../../navigation/places.ts'
import type { FormEditor, FormFields, FormValues, SettingsTexts } from '../form/kind-editor.ts'

/** Settings of the church as the office shows them: one record, one screen. */
export interface ConsoleSettings {
  readonly place: PlaceName
  /** Where its words are that the screens of settings do not bring. */
  readonly texts?: TextPart
  /** Form, calls and texts, loaded when the screen is opened. */
  readonly loadEditor: () => Promise<SettingsEditor>
}

/** The props of the part below a settings form, which shows read-only facts of the record. */
export interface SettingsAsideProps {
  readonly record: FormValues
}

/** Details of settings that the contract cannot express. */
export interface SettingsFields<Field extends string = string> extends FormFields<Field, SettingsTexts> {
  /** Part below the form. */
  readonly aside?: ComponentType<SettingsAsideProps>
  /** Words of a refusal by its code: the field that it is told at, and the key of its text. */
  readonly refusals?: Readonly<Record<string, { readonly field: Field; readonly text: string }>>
  /** The preview stands beside the form from the start, where there is room. */
  readonly opensPreview?: true
}

export interface SettingsEditor extends FormEditor {
  readonly resource: Settings
  readonly fields: SettingsFields
}

type FieldOf<Form extends ObjectSchema> = keyof z.input<Form> & string

/** Arranges the form of settings: a field that they do not have does not compile. */
export function defineSettingsFields<S extends Settings>(
  resource: S,
  fields: SettingsFields<FieldOf<S['form']>>,
): SettingsEditor {
  return { resource, fields: fields as SettingsFields }
}
