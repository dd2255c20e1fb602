import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import type { AccessNote } from './access-dialogs.tsx'
import type { Go } from './use-access-step.ts'

/** Props that every step has. */
export interface StepProps {
  readonly go: Go
  /** Says something that the reader must take note of, and sends the e-mail that goes with it. */
  readonly onNote: (note: AccessNote) => void
}

export interface StepFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  /** Focuses the step's first field, or its title; false when the page has just been loaded. */
  readonly takesFocus?: boolean
  readonly children: ReactNode
}

/** Frame of a step of the sign-in: title, lead and content. */
export function StepFrame({ title, lead, takesFocus = true, children }: StepFrameProps) {
  const frame = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (!takesFocus) return
    const find = (what: string) => frame.current?.querySelector<HTMLElement>(what)
    const first = find('input:not([readonly])') ?? find('h1')
    first?.focus({ preventScroll: true })
  })
  useEffect(() => takeFocus(), [])
  return (
    <div ref={frame} className={`min-w-0 ${takesFocus ? 'step-in' : ''}`}>
      <h1 tabIndex={-1} className="text-2xl focus:outline-none md:text-[2.5rem] md:leading-tight">
        {title}
      </h1>
      {lead && <div className="mt-3 text-lg text-muted">{lead}</div>}
      <div className="mt-7 grid grid-cols-1 gap-5">{children}</div>
    </div>
  )
}
