import { useAct } from '@narthex/client/data/use-act'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Spinner } from '@narthex/ui/spinner'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

export interface ConfirmDialogProps {
  readonly isOpen: boolean
  readonly title: string
  /** Consequences of the action, and which of them cannot be undone. */
  readonly children: ReactNode
  /** Verbs both. */
  readonly confirmLabel: string
  readonly cancelLabel: string
  /** Reason of a failed action, shown while the dialog stays open. */
  readonly refusal?: string | false | undefined
  readonly onClose: () => void
  /** Action of the dialog, which stays open until it is done; further presses are ignored. Must not reject. */
  readonly onConfirm: () => Promise<void> | void
}

/** Asks before something is done that is not easily undone. */
export function ConfirmDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  cancelLabel,
  refusal,
  onClose,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useTranslations('shell')
  const { isBusy, run } = useAct()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={t('close')}>
      <div>{children}</div>
      <p role="alert" className="mt-3 font-medium text-danger empty:hidden">
        {refusal}
      </p>
      <div className="mt-6 flex flex-wrap gap-3 max-sm:flex-col-reverse sm:justify-end">
        <button type="button" onClick={onClose} className={buttonClass('quiet')}>
          {cancelLabel}
        </button>
        <button
          type="button"
          onClick={() => void run(async () => onConfirm())}
          aria-busy={isBusy}
          className={buttonClass('primary')}
        >
          {isBusy && <Spinner />}
          {confirmLabel}
        </button>
      </div>
    </Dialog>
  )
}
