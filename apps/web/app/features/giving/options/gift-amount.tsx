import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../../payments/use-money.ts'
import { AmountChoice } from '../amount/amount-choice.tsx'
import { type Gift, setAmount, sumGift } from '../gift.ts'
import type { ChangeGift } from '../use-gift.ts'

export interface GiftAmountProps {
  readonly gift: Gift
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
  readonly onChange: ChangeGift
  readonly isTried: boolean
}

/** Amount of the gift: a preset or a number. For a split gift, the sum of its parts. */
export function GiftAmount({ gift, reasons, settings, onChange, isTried }: GiftAmountProps) {
  const t = useTranslations('giving')
  const money = useMoney()
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
  return (
    <AmountChoice
      label={t('amount')}
      value={first.valor}
      reason={reasons.find(({ id }) => id === first.idMotivo)}
      settings={settings}
      onChange={(valor) => onChange((before) => setAmount(before, first.idMotivo, valor))}
      isTried={isTried}
    />
  )
}
