import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'

export interface CouponFieldProps {
  /** The coupon that is applied. */
  readonly value: string | undefined
  /** Resolves with why it is not taken; with nothing where it is. */
  readonly onApply: (coupon: string) => Promise<string | undefined>
  readonly onRemove: () => void
}

/** A coupon, for those who have one. */
export function CouponField({ value, onApply, onRemove }: CouponFieldProps) {
  const t = useTranslations('playCheckout.coupon')
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy || typed.trim() === '') return
    setBusy(true)
    setRefusal(await onApply(typed.trim().toUpperCase()))
    setBusy(false)
  }
  if (value !== undefined) {
    return (
      <p role="status" className="flex flex-wrap items-center justify-between gap-x-4">
        <span>{t('applied', { coupon: value })}</span>
        <button type="button" onClick={onRemove} className={textLinkClass}>
          {t('remove')}
        </button>
      </p>
    )
  }
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)} className={`${textLinkClass} justify-self-start`}>
        {t('have')}
      </button>
    )
  }
  return (
    <form onSubmit={(event) => void apply(event)} className="flex items-start gap-3">
      <div className="min-w-0 grow">
        <TextField
          label={t('label')}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={30}
          error={refusal}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setRefusal(undefined)
          }}
        />
      </div>
      <button type="submit" aria-busy={isBusy} className={`${buttonClass('quiet')} mt-7 shrink-0`}>
        {isBusy && <Spinner />}
        {t('apply')}
      </button>
    </form>
  )
}
