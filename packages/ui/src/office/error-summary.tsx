import { type MouseEvent, useEffect, useId, useRef } from 'react'
import { Icon } from '../icon.tsx'

export interface FieldFault {
  /** The `name` of the control in its form, or the id of an element that can take the focus. */
  readonly name: string
  /** Label of the field. */
  readonly label: string
  readonly text: string
}

export interface ErrorSummaryProps {
  /** "2 fields need your attention". */
  readonly title: string
  readonly faults: readonly FieldFault[]
  /** Number of attempts to send the form: each new one moves the focus to the summary. */
  readonly attempt: number
}

/** Errors that keep a form from being saved, above its fields; each links to its field. Shows nothing if empty. */
export function ErrorSummary({ title, faults, attempt }: ErrorSummaryProps) {
  const titleId = useId()
  const box = useRef<HTMLElement>(null)
  const hasFaults = faults.length > 0
  useEffect(() => {
    if (attempt > 0 && hasFaults) box.current?.focus()
  }, [attempt, hasFaults])
  if (!hasFaults) return null
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex gap-3 rounded-card bg-card p-4 shadow-[inset_0_0_0_2px_var(--color-danger)]"
    >
      <Icon name="warning" className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0">
        <h2 id={titleId} className="text-base font-semibold">
          {title}
        </h2>
        <ul className="mt-1">
          {faults.map(({ name, label, text }) => (
            <li key={name}>
              <a
                href={`#${encodeURIComponent(name)}`}
                onClick={goToField}
                data-field={name}
                className="inline-flex min-h-11 items-center py-1 text-sm text-danger underline underline-offset-4"
              >
                <span>
                  <span className="font-semibold">{label}</span>: {text}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function goToField(event: MouseEvent<HTMLAnchorElement>) {
  const name = event.currentTarget.dataset.field ?? ''
  const field = findField(event.currentTarget, name)
  if (!field) return
  event.preventDefault()
  field.focus()
}

/** The control of that name: in the form around the summary, in any form of the page, or else an element with that id. */
function findField(from: Element, name: string): HTMLElement | null {
  const own = from.closest('form')
  for (const form of own ? [own] : document.forms) {
    const found = form.elements.namedItem(name)
    if (found instanceof HTMLElement) return found
    const [first] = found instanceof RadioNodeList ? [...found] : []
    if (first instanceof HTMLElement) return first
  }
  return document.getElementById(name)
}
