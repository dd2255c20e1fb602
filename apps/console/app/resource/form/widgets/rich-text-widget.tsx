import { ContentEditor } from '@narthex/editor/content-editor'
import { FieldError } from '@narthex/ui/field'
import { useId } from 'react'
import type { WidgetProps } from './widget.ts'

/** A text that is written at length; its editor is loaded when it is shown. */
export function RichTextWidget({ label, hint, optional, error, value, onChange, path, language }: WidgetProps) {
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
        id={path}
        label={label}
        language={language}
        value={value as never}
        onChange={onChange}
        describedBy={`${errorId} ${hintId}`}
        isInvalid={error !== undefined}
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
