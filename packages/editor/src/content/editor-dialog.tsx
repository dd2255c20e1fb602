import { Dialog } from '@narthex/ui/dialog'
import type { FormEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'

export interface EditorDialogProps {
  readonly title: string
  readonly onClose: () => void
  /** Handles the submission; omitted for dialogs that only show something. */
  readonly onSubmit?: () => void
  readonly children: ReactNode
}

/** A dialog of the editor, outside of the form that the editor belongs to: neither sends or changes the other. */
export function EditorDialog({ title, onClose, onSubmit, children }: EditorDialogProps) {
  const t = useTranslations('consoleText')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // What happens in a portal goes on to the parents in React's tree.
    event.stopPropagation()
    onSubmit?.()
  }
  return createPortal(
    <Dialog isOpen onClose={onClose} title={title} closeLabel={t('close')}>
      {onSubmit ? (
        <form noValidate onSubmit={submit} onChange={(event) => event.stopPropagation()} className="grid gap-4">
          {children}
        </form>
      ) : (
        children
      )}
    </Dialog>,
    document.body,
  )
}
