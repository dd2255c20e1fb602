import { ContentEditor } from '@narthex/editor/content-editor'
import { FieldError } from '@narthex/ui/field'
import { useId } from 'react'
import { useEditorForm } from '../editor-form.ts'
import { findTextLanguage } from '../text-language.ts'
import type { WidgetProps } from './widget.ts'

/** Text that is written at length; its editor is loaded when it is shown. */
export function RichTextWidget({ label, hint, optional, error, value, onChange, onBlur, path }: WidgetProps) {
  const { editor, valid } = useEditorForm()
  const language = findTextLanguage(path, editor.fields.translated, valid.form.watch())
  const id = useId()
  const [hintId, errorId] = [`${id}hint`, `${id}error`]
  return (
    <div>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </p>
      <ContentEditor
        key={path}
        label={optional ? `${label} ${optional}` : label}
        language={language}
        describedBy={hint ? `${errorId} ${hintId}` : errorId}
        isInvalid={error !== undefined}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
      <FieldError id={errorId} error={error} />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
