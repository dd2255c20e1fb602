import { useBlocker } from 'react-router'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'

export interface LeaveDialogProps {
  readonly isChanged: boolean
  readonly onDiscard: () => void
}

/** Asks before leaving a page with unsaved changes. A reload needs no question: nothing is lost by it. */
export function LeaveDialog({ isChanged, onDiscard }: LeaveDialogProps) {
  const t = useTranslations('person.leave')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={t('title')}
      confirmLabel={t('confirm')}
      cancelLabel={t('stay')}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard()
        blocker.proceed?.()
      }}
    >
      <p>{t('lead')}</p>
    </ConfirmDialog>
  )
}
