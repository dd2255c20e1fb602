import { ConfirmDialog } from '../components/confirm-dialog.tsx'

export interface UnsentDialogProps {
  readonly title: string
  readonly leads: readonly string[]
  readonly leave: string
  readonly stay: string
  readonly onAnswer: (isToLeave: boolean) => void
}

/** What is on this device alone, and the two ways on. */
export function UnsentDialog({ title, leads, leave, stay, onAnswer }: UnsentDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={leave}
      cancelLabel={stay}
      onClose={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      <div className="grid gap-3">
        {leads.map((lead) => (
          <p key={lead}>{lead}</p>
        ))}
      </div>
    </ConfirmDialog>
  )
}
