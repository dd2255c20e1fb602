import { type RichText, toPlainText } from '@narthex/contract/content/rich-text'
import { useTranslations } from 'use-intl'
import type { DerivedField } from './derive-fields.ts'
import { useEditorForm } from './editor-form.ts'
import type { FormValues } from './kind-editor.ts'

export interface OriginalTextProps {
  readonly title: string
  readonly fields: readonly DerivedField[]
  readonly values: FormValues
}

/** The words of the original, to be read beside a translation. */
export function OriginalText({ title, fields, values }: OriginalTextProps) {
  const { editor } = useEditorForm()
  const words = useTranslations(editor.fields.texts) as unknown as (key: string) => string
  return (
    <div className="rounded-card bg-card p-4">
      <p className="mb-3 text-sm font-semibold text-muted">{title}</p>
      <dl className="grid gap-3">
        {fields.map(({ name }) => (
          <div key={name}>
            <dt className="text-xs text-muted">{words(`${name}.label`)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{toText(values[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A value in words, for people to read and compare. */
export function toText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (isDocument(value)) return toPlainText(value) || '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const isDocument = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc' && 'content' in value
