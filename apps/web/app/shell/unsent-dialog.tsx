import { ConfirmDialog } from '../components/confirm-dialog.tsx'

export interface UnsentDialogProps {
  readonly title: string
  readonly leads: readonly string[]
  readonly leave: string
  readonly stay: string
  readonly onAnswer: (isToLeave: boolean) => void
}

/** Lists data that exists on this device only, and lets the member stay or log out. */
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
