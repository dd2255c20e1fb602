import type { ValidForm } from '@narthex/client/forms/use-valid-form'
import { createContext, use } from 'react'
import type { FormEditor, FormValues } from './kind-editor.ts'

/** A form whose fields are known when it is opened. */
export type AnyForm = ValidForm<Record<string, unknown>, Record<string, unknown>>

export interface EditorForm {
  readonly editor: FormEditor
  readonly valid: AnyForm
  /** Record as on the server; undefined before it is added. */
  readonly record: FormValues | undefined
}

export const EditorFormContext = createContext<EditorForm | undefined>(undefined)

export function useEditorForm(): EditorForm {
  const form = use(EditorFormContext)
  if (!form) throw new Error('Outside of an editor')
  return form
}
