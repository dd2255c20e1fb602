import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'
import { AmountField } from '../amount/amount-field.tsx'
import { AmountPresets } from '../amount/amount-presets.tsx'
import { type Gift, setAmount, sumGift } from '../gift.ts'
import { useAmountTexts } from '../use-amount-texts.ts'
import type { ChangeGift } from '../use-gift.ts'

export interface GiftAmountProps {
  readonly gift: Gift
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
  readonly onChange: ChangeGift
  readonly isTried: boolean
}

/** How much: a touch, or a number. Of a split gift the sum, which its parts make. */
export function GiftAmount({ gift, reasons, settings, onChange, isTried }: GiftAmountProps) {
  const t = useTranslations('giving')
  const money = useMoney()
  const texts = useAmountTexts(settings)
  const [isLeft, setLeft] = useState(false)
  const [first] = gift.motivos
  if (gift.isSplit || !first) {
    return (
      <div aria-live="polite">
        <p className="text-sm font-semibold">{t('sum', { count: gift.motivos.length })}</p>
        <p className="text-title leading-tight font-semibold tracking-tight tabular-nums">
          {money(sumGift(gift), settings.moeda)}
        </p>
      </div>
    )
  }
  const reason = reasons.find(({ id }) => id === first.idMotivo)
  const set = (valor: number | null) => onChange((before) => setAmount(before, first.idMotivo, valor))
  const complaint = texts.complaint(first.valor, reason)
  return (
    <div className="grid gap-3">
      <AmountField
        name="valor"
        size="large"
        label={t('amount')}
        hint={texts.hint(reason)}
        currency={settings.moeda}
        value={first.valor}
        onChange={set}
        onBlur={() => setLeft(first.valor !== null)}
        error={isTried || isLeft ? complaint : undefined}
      />
      <AmountPresets
        label={t('presets')}
        amounts={settings.valoresSugeridos}
        currency={settings.moeda}
        value={first.valor}
        onChoose={set}
      />
    </div>
  )
}
