import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getGivingSettings, listGivingReasons } from '@narthex/contract/giving/giving.endpoints'
import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { buttonClass } from '@narthex/ui/button'
import { chipClass } from '@narthex/ui/chip'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'
import { useMoney } from '../../../payments/use-money.ts'
import { callApi } from '../../../session/api.ts'
import { AmountPresets } from '../amount/amount-presets.tsx'
import { giftPath } from '../gift-address.ts'

/** The beginning of a gift, beside something that goes on: the payment opens in a tab of its own. Texts: `quickGift`. */
export function QuickGift() {
  const t = useTranslations('quickGift')
  const params = { slug: useChurchSite().church.slug }
  const loaded = useLoaded('giving', async () => {
    const [reasons, settings] = await Promise.all([
      callApi(listGivingReasons, { params, query: { doacao: 'true' } }),
      callApi(getGivingSettings, { params }),
    ])
    return { reasons, settings }
  })
  if (loaded.state === 'loading') return <Skeleton className="h-40 w-full" />
  if (loaded.state === 'failed') return <LoadFailed onRetry={() => void loaded.reload()} />
  const { reasons, settings } = loaded.value
  const [first] = reasons
  if (!first || settings.metodos.length === 0) return <p className="text-muted">{t('closed')}</p>
  return <GiftChoice reasons={reasons} first={first} settings={settings} />
}

interface GiftChoiceProps {
  readonly reasons: readonly GivingReason[]
  readonly first: GivingReason
  readonly settings: GivingSettings
}

function GiftChoice({ reasons, first, settings }: GiftChoiceProps) {
  const t = useTranslations('quickGift')
  const shell = useTranslations('shell')
  const money = useMoney()
  const [reasonId, setReasonId] = useState(first.id)
  const [cents, setCents] = useState<number | null>(null)
  const chosen = reasons.find(({ id }) => id === reasonId) ?? first
  const minimum = chosen.minimo ?? settings.minimo
  const amounts = settings.valoresSugeridos.filter((amount) => amount > minimum)
  const amount = cents !== null && amounts.includes(cents) ? cents : undefined
  return (
    <div className="grid gap-5">
      {reasons.length > 1 && (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold">{t('reason')}</legend>
          <div className="flex flex-wrap gap-2">
            {reasons.map(({ id, nome }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === reasonId}
                onClick={() => setReasonId(id)}
                className={chipClass}
              >
                {nome}
              </button>
            ))}
          </div>
        </fieldset>
      )}
      {amounts.length > 0 && (
        <div>
          <p className="mb-2 font-semibold">{t('amount')}</p>
          <AmountPresets
            label={t('amount')}
            amounts={amounts}
            currency={settings.moeda}
            value={amount ?? null}
            onChoose={setCents}
          />
        </div>
      )}
      <div>
        <a
          href={giftPath(reasonId, amount)}
          target="_blank"
          rel="noopener"
          className={`${buttonClass('primary')} max-sm:w-full`}
        >
          {amount === undefined ? t('choose') : t('go', { amount: money(amount, settings.moeda) })}
          <span className="sr-only">{shell('newTab')}</span>
        </a>
        <p className="mt-2 text-sm text-muted">{t('lead')}</p>
      </div>
    </div>
  )
}
