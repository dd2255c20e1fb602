import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import type { ReactNode } from 'react'
import { toolClass } from '../components/buttons.ts'

export interface FormEndProps {
  readonly failure: string | undefined
  readonly isSending: boolean
  readonly action: string
  readonly children?: ReactNode
}

/** The end of a form: what went wrong, and the button that sends it. */
export function FormEnd({ failure, isSending, action, children }: FormEndProps) {
  return (
    <>
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" aria-busy={isSending || undefined} className={`${toolClass('primary')} max-sm:w-full`}>
          {isSending && <Spinner />}
          {action}
        </button>
        {children}
      </div>
    </>
  )
}

/** A part of a page with a title of its own. */
export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="rounded-card bg-card p-4 shadow-[inset_0_0_0_1px_var(--line)] sm:p-5">
      <h2 className="font-semibold">{title}</h2>
      {lead && <p className="mt-0.5 max-w-measure text-sm text-muted">{lead}</p>}
      <div className="mt-4 grid grid-cols-1 gap-4">{children}</div>
    </section>
  )
}
