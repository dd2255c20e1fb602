import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { useTranslations } from 'use-intl'
import { PageFoot } from '../../../components/page-foot.tsx'
import { useMoney } from '../../../payments/use-money.ts'
import { type Gift, sumGift } from '../gift.ts'

export interface GiftTotalProps {
  readonly gift: Gift
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
}

/** The sum that stays in sight, and the way on: at the foot of a phone. */
export function GiftFoot({ gift, reasons, settings }: GiftTotalProps) {
  const t = useTranslations('giving')
  const money = useMoney()
  return (
    // Without a box of its own, within which alone it would stick.
    <div className="max-lg:contents lg:hidden">
      <PageFoot>
        <div className="flex items-center justify-between gap-4">
          <p className="min-w-0">
            <span className="block truncate text-sm text-muted">{useReasonNames(gift, reasons)}</span>
            <span className="block text-xl font-semibold tabular-nums">{money(sumGift(gift), settings.moeda)}</span>
          </p>
          <button type="submit" className={`${buttonClass('primary')} shrink-0`}>
            {t('goOn')}
          </button>
        </div>
      </PageFoot>
    </div>
  )
}

/** Summary beside a wide page, with each reason. */
export function GiftAside({ gift, reasons, settings }: GiftTotalProps) {
  const t = useTranslations('giving')
  const money = useMoney()
  const nameFor = (id: number) => reasons.find((reason) => reason.id === id)?.nome
  return (
    <div className={`${cardClass} p-6`}>
      <h2 className="text-xl">{t('yours')}</h2>
      <dl className="mt-4 grid gap-2">
        {gift.motivos.map(({ idMotivo, valor }) => (
          <div key={idMotivo} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0">{nameFor(idMotivo)}</dt>
            <dd className="tabular-nums">{valor === null ? '—' : money(valor, settings.moeda)}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
          <dt className="font-semibold">{t(gift.isRegular ? 'eachTime' : 'total')}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{money(sumGift(gift), settings.moeda)}</dd>
        </div>
      </dl>
      <button type="submit" className={`${buttonClass('primary')} mt-5 w-full`}>
        {t('goOn')}
      </button>
      <p className="mt-3 text-center text-sm text-muted">{t(gift.isRegular ? 'trustRegular' : 'trust')}</p>
    </div>
  )
}

function useReasonNames({ motivos }: Gift, reasons: readonly GivingReason[]): string {
  const t = useTranslations('giving')
  const [first] = motivos
  if (motivos.length > 1) return t('manyReasons', { count: motivos.length })
  return reasons.find(({ id }) => id === first?.idMotivo)?.nome ?? ''
}
