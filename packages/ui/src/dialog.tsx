import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { iconButtonClass } from './button.tsx'
import { Icon } from './icon.tsx'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: string
  /** The name of the button that closes it. */
  readonly closeLabel: string
  readonly children: ReactNode
}

/**
 * Something to be done before going on: a sheet above the thumb on phones (90 % of the width), a window of 480 px
 * elsewhere. It opens on its first field, or else on its title: never on the button that closes it. Escape, the backdrop and
 * that button close it, and the focus goes back to where it came from. What it holds exists only while it is open.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Before the element goes, when its owner takes it away: once it is gone nothing gives the focus back.
  useLayoutEffect(() => {
    if (!isOpen) return
    const shown = dialog.current
    shown?.showModal()
    if (shown) firstField(shown)?.focus()
    return () => shown?.close()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key that closes a dialog is its own: Escape
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdrop}
      className="dialog m-auto max-h-[85dvh] w-[90%] max-w-none overflow-hidden rounded-hero bg-card shadow-float backdrop:bg-black/45 max-sm:mb-[max(5vw,env(safe-area-inset-bottom))] sm:w-modal"
    >
      {isOpen && (
        <div className="flex max-h-[85dvh] flex-col">
          <div className="flex items-center justify-between gap-4 py-2 ps-5 pe-2">
            <h2 id={titleId} tabIndex={-1} data-title="" className="text-lg focus:outline-none">
              {title}
            </h2>
            <button
              type="button"
              onClick={() => dialog.current?.close()}
              className={`${iconButtonClass} hover:bg-sunken`}
            >
              <Icon name="close" />
              <span className="sr-only">{closeLabel}</span>
            </button>
          </div>
          <div className="overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
        </div>
      )}
    </dialog>
  )
}

const fields = 'input:not([type=hidden], [type=range]), select, textarea, [contenteditable=true]'

/** The first field that can be filled in, of radio buttons the chosen one; the title where there is none. */
function firstField(dialog: HTMLElement): HTMLElement | null {
  const usable = [...dialog.querySelectorAll<HTMLElement>(fields)].filter(
    (field) => !field.matches(':disabled') && field.checkVisibility(),
  )
  const [first] = usable
  const isRadio = first?.matches('[type=radio]')
  const chosen = isRadio && usable.find((field) => field.matches('[type=radio]:checked'))
  return chosen || first || dialog.querySelector<HTMLElement>('[data-title]')
}

/** The dialog fills its box, so a click on the element itself came through the backdrop. */
function closeOnBackdrop({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target === currentTarget) currentTarget.close()
}
