import { ApiError } from '@narthex/contract/client'
import type { TicketQuote } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'

export interface CouponFieldProps {
  readonly cupom: string
  readonly quote: TicketQuote | undefined
  readonly error: unknown
  readonly onChange: (cupom: string) => void
}

/** A coupon, checked by the server with the price. */
export function CouponField({ cupom, quote, error, onChange }: CouponFieldProps) {
  const t = useTranslations('ticketBuying.coupon')
  const words = useTranslations('purchaseErrors')
  const money = useMoney()
  const [typed, setTyped] = useState(cupom)
  const isRefused = error instanceof ApiError && error.code === 'COUPON_UNAVAILABLE'
  if (cupom && quote?.cupom && !isRefused) {
    return (
      <Notice tone="success" className="items-center">
        <p>{t('applied', { code: quote.cupom, amount: money(quote.desconto, quote.moeda) })}</p>
        <button
          type="button"
          className={textLinkClass}
          onClick={() => {
            setTyped('')
            onChange('')
          }}
        >
          {t('remove')}
        </button>
      </Notice>
    )
  }
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        onChange(typed.trim())
      }}
    >
      <TextField
        label={t('label')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/[^\p{L}\d_-]/gu, ''))}
        error={cupom && isRefused ? words('COUPON_UNAVAILABLE') : undefined}
        optional=" "
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
      />
      <button type="submit" className={`${buttonClass('quiet')} mt-6.5`}>
        {t('apply')}
      </button>
    </form>
  )
}
