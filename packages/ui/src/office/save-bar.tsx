import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { buttonClass } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { atFootClass } from './insets.ts'

export interface SaveBarProps {
  /** True from the first change on. */
  readonly isShown: boolean
  /** Says that there are changes; announced as the bar appears: "Unsaved changes". */
  readonly text: string
  readonly saveLabel: string
  readonly discardLabel: string
  readonly isSaving: boolean
  readonly onDiscard: () => void
  /** Why the last attempt failed; announced at once. */
  readonly error?: string | undefined
  /** Further acts between discarding and saving, such as publishing. */
  readonly children?: ReactNode
}

/**
 * Bar at the foot of the window that saves or discards the changes of a form. Must be the form's last element: its
 * button submits the form, and so do Ctrl S and ⌘ S. The owner decides whether discarding asks first.
 */
export function SaveBar({ isShown, text, error, ...acts }: SaveBarProps) {
  const place = useRef<HTMLDivElement>(null)
  useSaveKey(isShown, () => place.current?.closest('form')?.requestSubmit())
  return (
    <div
      ref={place}
      data-office-bar={isShown || undefined}
      className={
        isShown ? `sticky ${atFootClass} z-20 mt-8 rounded-card bg-card p-3 shadow-float ring-1 ring-line sm:ps-5` : ''
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-40">
          <p role="status" className="text-sm font-semibold">
            {isShown && text}
          </p>
          <div role="alert">
            {isShown && error && (
              <p className="mt-1 flex gap-1.5 text-sm font-medium text-danger">
                <Icon name="warning" className="mt-0.5 size-4.5" />
                <span className="min-w-0">{error}</span>
              </p>
            )}
          </div>
        </div>
        {isShown && <Acts {...acts} />}
      </div>
    </div>
  )
}

type ActsProps = Omit<SaveBarProps, 'isShown' | 'text' | 'error'>

function Acts({ saveLabel, discardLabel, isSaving, onDiscard, children }: ActsProps) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
      <button type="button" onClick={onDiscard} disabled={isSaving} className={buttonClass('quiet')}>
        {discardLabel}
      </button>
      {children}
      <SubmitButton isSending={isSaving}>{saveLabel}</SubmitButton>
    </div>
  )
}

function useSaveKey(isOn: boolean, save: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    // A dialog above the form has its own.
    if (document.querySelector(':modal')) return
    event.preventDefault()
    save()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => pressed(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isOn])
}
