import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { ContentEditor } from '@narthex/editor/content-editor'
import { FieldError } from '@narthex/ui/field'
import { useId } from 'react'
import { useTextMedia } from '../../../media/picker/use-text-media.tsx'
import { useIsReadingSupport } from '../../../session/office.ts'
import type { WidgetProps } from './widget.ts'

/** No fieldset closes an editor: support that may only read is shown the text. */
const ReadText = lazyPart(async () => (await import('./read-text.tsx')).ReadText)

/** A text that is written at length; its editor is loaded when it is shown. */
export function RichTextWidget(props: WidgetProps) {
  const isReading = useIsReadingSupport()
  if (!isReading) return <TextEditor {...props} />
  return (
    <LazyPart>
      <ReadText {...props} />
    </LazyPart>
  )
}

function TextEditor({ label, hint, optional, error, value, onChange, path, language }: WidgetProps) {
  const id = useId()
  const { picker, ...pickers } = useTextMedia()
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
        {...pickers}
      />
      {picker}
      <FieldError id={errorId} error={error} />
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
