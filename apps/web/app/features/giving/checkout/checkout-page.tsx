import type { GivingReason, GivingSettings } from '@narthex/contract/giving/giving.schemas'
import { buttonClass } from '@narthex/ui/button'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useLayoutEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../../components/back-link.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useSession } from '../../../session/session.ts'
import { isSessionKnown } from '../../../session/session-known.ts'
import { findAmountComplaint, findMinimum, fitGift, type Gift } from '../gift.ts'
import { readGift } from '../kept-gift.ts'
import { NoGiving } from '../options/no-giving.tsx'
import { CheckoutForm } from './checkout-form.tsx'

export interface CheckoutPageProps {
  readonly title: string
  readonly reasons: readonly GivingReason[]
  readonly settings: GivingSettings
}

/** Paying the gift that was put together in this tab. */
export function CheckoutPage({ title, reasons, settings }: CheckoutPageProps) {
  const t = useTranslations('giveCheckout')
  const isKnown = useSession(isSessionKnown)
  const [gift, setGift] = useState<Gift | 'none'>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when session storage can be read
  useLayoutEffect(() => setGift(findWholeGift(reasons, settings) ?? 'none'), [])

  if (reasons.length === 0 || settings.metodos.length === 0) return <NoGiving title={title} />
  return (
    <div className={`${containerClass('page', 'backLink')} max-lg:pb-6!`}>
      <div className="max-lg:mx-auto max-lg:max-w-measure">
        <BackLink to="/give" name={t('back')} />
        <h1 className="mt-2 mb-6 text-title">{title}</h1>
      </div>
      {gift === 'none' ? (
        <EmptyState icon="give" title={t('none.title')} lead={t('none.lead')}>
          <SmartLink to="/give" className={buttonClass('primary')}>
            {t('none.choose')}
          </SmartLink>
        </EmptyState>
      ) : gift && isKnown ? (
        <CheckoutForm begun={gift} reasons={reasons} settings={settings} />
      ) : (
        <LoadingCheckout />
      )}
    </div>
  )
}

/** A gift whose every part may be given. */
function findWholeGift(reasons: readonly GivingReason[], settings: GivingSettings): Gift | undefined {
  const kept = readGift()
  const gift = kept && fitGift(kept, reasons)
  const isWhole = gift?.motivos.every(({ idMotivo, valor }) => {
    const reason = reasons.find(({ id }) => id === idMotivo)
    return !findAmountComplaint(valor, findMinimum(reason, settings))
  })
  return isWhole && gift && gift.motivos.length > 0 ? gift : undefined
}

function LoadingCheckout() {
  const t = useTranslations('giveCheckout')
  return (
    <div role="status" className="grid gap-4 max-lg:mx-auto max-lg:max-w-measure lg:max-w-[44rem]">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
}
