import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { useRefusalText } from '@narthex/client/forms/use-refusal-text'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { orNull } from '../../../page/api-refusal.ts'
import { useSession } from '../../../session/session.ts'
import { acceptGift, loadGift } from './subscription-calls.ts'
import { reloadSubscriptions } from './use-subscriptions.ts'

/** Page of a gift's link: its content, and the button to accept it. */
export function AcceptGift({ codigo }: { codigo: string }) {
  const t = useTranslations('playSubscription.accept')
  const { isBusy, failure, run } = useAct(useRefusalText('playSubscription.refusals', 'purchaseErrors'))
  const [isAccepted, setAccepted] = useState(false)
  const gift = useLoaded(codigo, () => orNull(loadGift(codigo)))
  const accept = () =>
    run(async () => {
      await acceptGift(codigo)
      useSession.setState({ hasActiveSubscription: true })
      await reloadSubscriptions()
      setAccepted(true)
    })
  if (gift.state === 'loading') return <Skeleton className="h-32 w-full rounded-card" />
  if (gift.state === 'failed') return <LoadFailed onRetry={() => void gift.reload()} />
  if (isAccepted) {
    return (
      <Notice tone="success">
        <p>{t('done')}</p>
        <SmartLink to="/play/browse" className={`${buttonClass('quiet')} mt-3 mb-1`}>
          {t('browse')}
        </SmartLink>
      </Notice>
    )
  }
  if (!gift.value?.flagDisponivel) {
    return (
      <Notice tone="warning">
        <p>{t('gone')}</p>
      </Notice>
    )
  }
  return (
    <section className={`${cardClass} grid justify-items-start gap-3 p-5 sm:p-7`}>
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-muted">{t('lead', { plan: gift.value.plano.nome })}</p>
      <p role="alert" className="font-medium text-danger empty:hidden">
        {failure}
      </p>
      <button type="button" onClick={() => void accept()} aria-busy={isBusy} className={buttonClass('primary')}>
        {isBusy && <Spinner />}
        {t('accept')}
      </button>
    </section>
  )
}
