import type { Factor } from '@narthex/contract/auth/factor.schemas'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { NotProvenError, type RecentProof } from '../../../forms/second-step/use-recent-proof.tsx'
import { useFailureText } from '../../../forms/use-failure-text.ts'
import { removeFactor } from './factor-calls.ts'

export interface RemoveDialogProps {
  readonly userId: number
  readonly factor: Factor
  readonly isLast: boolean
  readonly proof: RecentProof
  readonly onClose: () => void
  readonly onRemoved: () => void
}

export function RemoveDialog({ userId, factor, isLast, proof, onClose, onRemoved }: RemoveDialogProps) {
  const t = useTranslations('security')
  const failureText = useFailureText()
  const [refusal, setRefusal] = useState<string>()
  const remove = async () => {
    setRefusal(undefined)
    try {
      await proof.run(() => removeFactor(userId, factor.id))
      onRemoved()
    } catch (error) {
      if (!(error instanceof NotProvenError)) setRefusal(failureText(error))
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { name: factor.nome })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      refusal={refusal}
      onClose={onClose}
      onConfirm={remove}
    >
      <p>{t('removeLead')}</p>
      {isLast && <p className="mt-2 font-medium">{t('removeLast')}</p>}
    </ConfirmDialog>
  )
}
