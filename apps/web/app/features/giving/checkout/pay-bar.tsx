import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useTranslations } from 'use-intl'
import { PageFoot } from '../../../components/page-foot.tsx'

export interface PayBarProps {
  readonly label: string
  readonly isSending: boolean
  readonly isDisabled: boolean
  /** Of the form that it sends. */
  readonly formId?: string
  readonly onPay?: () => void
}

/** The button that pays, within reach of the thumb, with the amount on it. */
export function PayBar({ label, isSending, isDisabled, formId, onPay }: PayBarProps) {
  const t = useTranslations('giveCheckout')
  return (
    <PageFoot>
      <button
        type={formId ? 'submit' : 'button'}
        form={formId}
        disabled={isDisabled}
        aria-busy={isSending || undefined}
        aria-disabled={isSending || undefined}
        onClick={onPay}
        className={`${buttonClass('primary')} w-full text-lg! disabled:opacity-50`}
      >
        {isSending && <Spinner />}
        {label}
      </button>
      <p className="pt-2 text-center text-sm text-muted">{t('trust')}</p>
    </PageFoot>
  )
}
