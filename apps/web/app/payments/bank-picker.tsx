import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { BankAccountForm, type BankAccountFormProps, type BankChoice } from './bank-form.tsx'
import { MethodSign } from './method-sign.tsx'

export interface BankPickerProps extends Omit<BankAccountFormProps, 'onAccount'> {
  readonly value: BankChoice | undefined
  /** Undefined: another account is about to be typed. */
  readonly onChange: (choice: BankChoice | undefined) => void
}

/** The bank account of a payment: typed each time, as none is kept. */
export function BankPicker({ value, onChange, ...form }: BankPickerProps) {
  const t = useTranslations('payments.bank')
  if (!value) return <BankAccountForm {...form} onAccount={onChange} />
  const name = t('name', { kind: t(value.bank.tipo), digits: value.ultimosDigitos })
  return (
    <div className={`${cardClass} flex items-center gap-4 p-4`}>
      <MethodSign method="ACH" />
      <p className="min-w-0 grow">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{t('chosen')}</span>
      </p>
      <button type="button" onClick={() => onChange(undefined)} className={textLinkClass}>
        {t('change')}
      </button>
    </div>
  )
}
