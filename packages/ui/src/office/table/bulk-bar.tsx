import type { ReactNode } from 'react'
import { iconButtonClass, textLinkClass } from '../../button.tsx'
import { Icon } from '../../icon.tsx'
import { atFootClass } from '../insets.ts'

export interface BulkBarProps {
  /** Shown while something is selected. */
  readonly isShown: boolean
  /** Name of the bar: "Selected news". */
  readonly label: string
  /** "50 selected"; announced as it changes. */
  readonly text: string
  /** Offered once all rows shown are selected and more match: "Select all 312 that match". */
  readonly all?: { readonly label: string; readonly onSelect: () => void } | undefined
  readonly clearLabel: string
  readonly onClear: () => void
  /** Buttons of what can be done with them. */
  readonly children: ReactNode
}

/** Bar of actions on the selected rows; appears at the foot of the window. */
export function BulkBar({ isShown, label, text, all, clearLabel, onClear, children }: BulkBarProps) {
  return (
    <section
      aria-label={label}
      data-office-bar={isShown || undefined}
      className={
        isShown
          ? `sticky ${atFootClass} z-20 mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-card p-2 ps-4 shadow-float ring-1 ring-line`
          : ''
      }
    >
      <p role="status" className="text-sm font-semibold tabular-nums">
        {isShown && text}
      </p>
      {isShown && (
        <>
          {all && (
            <button type="button" onClick={all.onSelect} className={`${textLinkClass} text-sm`}>
              {all.label}
            </button>
          )}
          <div className="ms-auto flex flex-wrap items-center gap-2">
            {children}
            <button type="button" onClick={onClear} className={`${iconButtonClass} text-muted hover:bg-sunken`}>
              <Icon name="close" className="size-5" />
              <span className="sr-only">{clearLabel}</span>
            </button>
          </div>
        </>
      )}
    </section>
  )
}
