import { useEffect, useRef } from 'react'
import { buttonClass } from '../../button.tsx'
import { Icon } from '../../icon.tsx'
import { Spinner } from '../../spinner.tsx'

export interface KeysetPagerProps {
  /** How far the list is shown: "100 of 312"; announced as it changes. */
  readonly text: string
  readonly moreLabel: string
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
  /** Why the next page did not come; the button tries again. */
  readonly error?: string | undefined
}

/** The end of a list that goes on: its next page is put below what is there, and the place is kept. */
export function KeysetPager({ text, moreLabel, hasMore, isLoading, onMore, error }: KeysetPagerProps) {
  const state = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  // With the last page the button goes; the focus stays where it was.
  useEffect(() => {
    if (hasMore || !hadFocus.current) return
    hadFocus.current = false
    state.current?.focus({ preventScroll: true })
  }, [hasMore])
  const load = () => {
    if (isLoading) return
    hadFocus.current = document.activeElement === button.current
    onMore()
  }
  return (
    <div className="flex flex-col items-center gap-3 py-5 text-sm">
      <p ref={state} tabIndex={-1} role="status" className="text-muted tabular-nums">
        {text}
      </p>
      <div role="alert">
        {error && (
          <p className="flex gap-1.5 font-medium text-danger">
            <Icon name="warning" className="mt-0.5 size-4.5" />
            {error}
          </p>
        )}
      </div>
      {hasMore && (
        <button
          ref={button}
          type="button"
          onClick={load}
          aria-busy={isLoading || undefined}
          aria-disabled={isLoading || undefined}
          className={buttonClass('quiet')}
        >
          {isLoading && <Spinner />}
          {moreLabel}
        </button>
      )}
    </div>
  )
}
