import { type ReactNode, useId } from 'react'
import type { WidgetProps } from './widget.ts'

interface WidgetGroupProps extends Pick<WidgetProps, 'label' | 'hint' | 'optional'> {
  readonly children: ReactNode
}

/** Several fields under one name. */
export function WidgetGroup({ label, hint, optional, children }: WidgetGroupProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint && id} className="min-w-0">
      <legend className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {optional}</span>}
      </legend>
      {hint && (
        <p id={id} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className="mt-3 grid gap-4">{children}</div>
    </fieldset>
  )
}
