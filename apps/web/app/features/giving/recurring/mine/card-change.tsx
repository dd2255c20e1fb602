import type { Recurrence } from '@narthex/contract/giving/recurrence.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type CardChoice, CardPicker } from '../../../../payments/card-picker.tsx'
import { useCardPayer } from '../../../../payments/payer/use-card-payer.ts'
import { MeansLine } from './means-line.tsx'

export interface CardChangeProps {
  readonly recurrence: Recurrence
  /** Undefined: the gift keeps the card that it has. */
  readonly value: CardChoice | undefined
  readonly onChange: (card: CardChoice | undefined) => void
}

/** The card of a recurring gift, and another one in its place. */
export function CardChange({ recurrence, value, onChange }: CardChangeProps) {
  const t = useTranslations('recurringGifts.change')
  const payer = useCardPayer()
  const [isChanging, setChanging] = useState(recurrence.cartao === null)
  return (
    <section>
      <h2 className="text-xl">{t('card')}</h2>
      <div className="mt-3">
        {isChanging ? (
          <CardPicker value={value} onChange={onChange} payer={payer} isKept />
        ) : (
          <div className={`${cardClass} flex flex-wrap items-center justify-between gap-x-4 p-4`}>
            <MeansLine recurrence={recurrence} />
            <button type="button" onClick={() => setChanging(true)} className={textLinkClass}>
              {t('anotherCard')}
            </button>
          </div>
        )}
        {isChanging && recurrence.cartao && (
          <button
            type="button"
            onClick={() => {
              setChanging(false)
              onChange(undefined)
            }}
            className={`${textLinkClass} mt-2`}
          >
            {t('keepCurrent')}
          </button>
        )}
      </div>
    </section>
  )
}
