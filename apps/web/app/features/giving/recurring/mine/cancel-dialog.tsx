import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../../components/confirm-dialog.tsx'
import { useMoney } from '../../../../payments/use-money.ts'

export interface CancelDialogProps {
  readonly isOpen: boolean
  readonly recurrence: Pick<Recurrence, 'valor' | 'moeda' | 'motivo'>
  readonly refusal: string | undefined
  readonly onClose: () => void
  /** Alternatives to cancelling, if available. */
  readonly onSkip: (() => void) | undefined
  readonly onPause: (() => void) | undefined
  readonly onConfirm: () => Promise<void>
}

/** Asks before a recurring gift ends, says what that means, and offers less. */
export function CancelDialog({ recurrence, refusal, onSkip, onPause, ...dialog }: CancelDialogProps) {
  const t = useTranslations('recurringGifts.cancel')
  const money = useMoney()
  const { valor, moeda, motivo } = recurrence
  return (
    <ConfirmDialog {...dialog} title={t('title')} confirmLabel={t('confirm')} cancelLabel={t('keep')} refusal={refusal}>
      <p>{t('lead', { amount: money(valor, moeda), reason: motivo.nome })}</p>
      {(onSkip || onPause) && (
        <div className="mt-4 rounded-card bg-sunken p-4">
          <p className="text-sm font-semibold">{t('instead')}</p>
          <div className="mt-3 flex flex-wrap gap-3 max-sm:*:grow">
            {onSkip && (
              <button type="button" onClick={onSkip} className={buttonClass('quiet')}>
                {t('skip')}
              </button>
            )}
            {onPause && (
              <button type="button" onClick={onPause} className={buttonClass('quiet')}>
                {t('pause')}
              </button>
            )}
          </div>
        </div>
      )}
    </ConfirmDialog>
  )
}
