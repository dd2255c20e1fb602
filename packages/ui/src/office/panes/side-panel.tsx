import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { iconButtonClass } from '../../button.tsx'
import { Icon } from '../../icon.tsx'

export interface SidePanelProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  /** Stays at the panel's foot: what to do with what it shows. */
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * Something to look at or to do without leaving the page: at the window's side, all of it on phones. Escape, the backdrop
 * and its button close it, and the focus goes back to where it came from. What it holds exists only while it is open.
 */
export function SidePanel({ isOpen, onClose, title, closeLabel, foot, children }: SidePanelProps) {
  const panel = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    if (!isOpen) return
    const shown = panel.current
    shown?.showModal()
    shown?.querySelector<HTMLElement>('[data-title]')?.focus()
    shown?.addEventListener('click', closeOnBackdrop)
    return () => {
      shown?.removeEventListener('click', closeOnBackdrop)
      shown?.close()
    }
  }, [isOpen])
  return (
    <dialog
      ref={panel}
      aria-labelledby={titleId}
      onClose={onClose}
      className="inset-y-0 start-auto end-0 m-0 h-dvh max-h-none w-full max-w-none overflow-hidden bg-card shadow-float transition-[translate,opacity] backdrop:bg-black/35 sm:w-lg sm:rounded-s-hero starting:translate-x-8 starting:opacity-0"
    >
      {isOpen && (
        <div className="flex h-dvh flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
            <h2 id={titleId} tabIndex={-1} data-title="" className="text-lg focus:outline-none">
              {title}
            </h2>
            <button
              type="button"
              onClick={() => panel.current?.close()}
              className={`${iconButtonClass} hover:bg-sunken`}
            >
              <Icon name="close" />
              <span className="sr-only">{closeLabel}</span>
            </button>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{children}</div>
          {foot && <div className="border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">{foot}</div>}
        </div>
      )}
    </dialog>
  )
}

/** The panel fills its box, so a click on the element itself came through the backdrop. */
function closeOnBackdrop({ target, currentTarget }: Event) {
  if (target === currentTarget && target instanceof HTMLDialogElement) target.close()
}
