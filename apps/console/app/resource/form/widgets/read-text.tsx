import { ContentView } from '@narthex/editor/content-view'
import { useOfficeSession } from '../../../session/office.ts'
import type { WidgetProps } from './widget.ts'

/** A text that is written at length, to be read alone. */
export function ReadText({ label, value, language }: WidgetProps) {
  const { igreja } = useOfficeSession()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a part of the form, and nothing is filled in here
    <div role="group" aria-label={label}>
      <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
        {label}
      </p>
      {value ? (
        <ContentView doc={value as never} language={language} siteOrigin={igreja.site} />
      ) : (
        <p className="text-muted">–</p>
      )}
    </div>
  )
}
