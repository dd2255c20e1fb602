import { useAct } from '@narthex/client/data/use-act'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { type OwnTicket, withdrawTransfer } from './change-calls.ts'

export interface WithdrawDialogProps {
  readonly own: OwnTicket
  readonly name: string
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

/** Asks before the link of an offered ticket ends. */
export function WithdrawDialog({ own, name, onClose, onDone }: WithdrawDialogProps) {
  const t = useTranslations('ticketChanges.transfer')
  const { failure, run } = useAct(useRefusalText('ticketChanges.errors'))
  const withdraw = async () => {
    await run(async () => {
      await withdrawTransfer(own)
      onDone(t('withdrawn'))
    })
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      refusal={failure}
      isOpen
      title={t('withdrawTitle')}
      confirmLabel={t('withdraw')}
      cancelLabel={t('cancel')}
      onConfirm={withdraw}
    >
      <p>{t('withdrawLead', { name })}</p>
    </ConfirmDialog>
  )
}
