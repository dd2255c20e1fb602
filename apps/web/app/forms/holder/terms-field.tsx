import { CheckboxField } from '@narthex/ui/checkbox-field'
import { useTranslations } from 'use-intl'

export interface TermsFieldProps {
  readonly terms: string
  readonly isAccepted: boolean
  /** The buyer went on without accepting the terms. */
  readonly isMissing: boolean
  readonly onChange: (isAccepted: boolean) => void
}

/** The event's terms, which its buyers accept. */
export function TermsField({ terms, isAccepted, isMissing, onChange }: TermsFieldProps) {
  const t = useTranslations('ticketBuying.buyer')
  return (
    <div>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text">
          {t('termsShow')}
        </summary>
        <p className="max-w-measure rounded-card bg-sunken p-4 text-sm whitespace-pre-line">{terms}</p>
      </details>
      <CheckboxField
        label={t('terms')}
        error={isMissing && !isAccepted ? t('termsMissing') : undefined}
        checked={isAccepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  )
}
