import { useProvenAct } from '@narthex/client/forms/second-step/use-proven-act'
import type { RecentProof } from '@narthex/client/forms/second-step/use-recent-proof'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import type { Factor } from '@narthex/contract/auth/factor.schemas'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
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
  const { failure, act } = useProvenAct(proof, useFailureText())
  return (
    <ConfirmDialog
      isOpen
      title={t('removeTitle', { name: factor.nome })}
      confirmLabel={t('remove')}
      cancelLabel={t('cancel')}
      refusal={failure}
      onClose={onClose}
      onConfirm={() => act(() => removeFactor(userId, factor.id), onRemoved)}
    >
      <p>{t('removeLead')}</p>
      {isLast && <p className="mt-2 font-medium">{t('removeLast')}</p>}
    </ConfirmDialog>
  )
}
