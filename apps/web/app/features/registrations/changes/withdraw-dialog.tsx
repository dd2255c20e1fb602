import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { type OwnTicket, withdrawTransfer } from './change-calls.ts'
import { useChangeFailure } from './use-change-failure.ts'

export interface WithdrawDialogProps {
  readonly own: OwnTicket
  readonly name: string
  readonly onClose: () => void
  readonly onDone: (text: string) => void
}

/** Asks before the link of an offered ticket ends. */
export function WithdrawDialog({ own, name, onClose, onDone }: WithdrawDialogProps) {
  const t = useTranslations('ticketChanges.transfer')
  const { describe } = useChangeFailure()
  const [refusal, setRefusal] = useState<string>()
  const withdraw = async () => {
    setRefusal(undefined)
    try {
      await withdrawTransfer(own)
      onDone(t('withdrawn'))
    } catch (error) {
      setRefusal(describe(error))
    }
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      refusal={refusal}
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
