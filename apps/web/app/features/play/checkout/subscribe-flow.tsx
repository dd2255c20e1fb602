import { reloadData } from '@narthex/client/data/query-client'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { redirectPath } from '../../../routing/redirect-to.ts'
import { useSession } from '../../../session/session.ts'
import { planAttempts } from './attempts.ts'
import { OrderStep } from './order-step.tsx'
import { SubscribeForm } from './subscribe-form.tsx'
import { SubscriptionDone } from './subscription-done.tsx'
import { type PlanChoice, useQuote } from './use-quote.ts'

export interface SubscribeFlowProps extends PlanChoice {
  /** Content above the steps, until the subscription is done. */
  readonly head?: ReactNode
}

const orderCode = /^[0-9A-HJKMNP-TV-Z]{26}$/

/**
 * Subscribes a member to a plan: what it costs, with what it is paid, the payment itself, and the way back to what they
 * wanted (`redirectTo` of the address). The order stands in the address, so that a reload goes on with it. Its page allows
 * the gateways (`allowGateways`) and brings the messages `playCheckoutMessages`.
 */
export function SubscribeFlow({ head, ...choice }: SubscribeFlowProps) {
  const [query, setQuery] = useSearchParams()
  const [done, setDone] = useState<{ readonly trialEnd?: string | undefined }>()
  const wanted = redirectPath(`?${query}`)
  const order = query.get('pedido')
  const show = (pedido: string | undefined) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        if (pedido === undefined) next.delete('pedido')
        else next.set('pedido', pedido)
        return next
      },
      { replace: true, preventScrollReset: false },
    )
  const finish = (trialEnd?: string) => {
    planAttempts(choice.idPlano).forget()
    useSession.setState({ hasActiveSubscription: true })
    void reloadData('playSubscriptions')
    setDone({ trialEnd })
  }
  if (done) return <SubscriptionDone wanted={wanted === '/' ? undefined : wanted} trialEnd={done.trialEnd} />
  const take = ({ pedido, situacao, termoFim }: PlaySubscription) => {
    if (pedido !== null) show(pedido)
    else finish(situacao === 'TESTE' ? (termoFim ?? undefined) : undefined)
  }
  return (
    <>
      {head}
      {order && orderCode.test(order) ? (
        <OrderStep key={order} code={order} onPaid={() => finish()} onAgain={() => show(undefined)} />
      ) : (
        <Quoted choice={choice} onSubscribed={take} />
      )}
    </>
  )
}

function Quoted({
  choice,
  onSubscribed,
}: {
  choice: PlanChoice
  onSubscribed: (subscription: PlaySubscription) => void
}) {
  const t = useTranslations('playCheckout')
  const quote = useQuote(choice)
  if (quote.state === 'loading') {
    return (
      <div aria-busy="true" className="grid gap-6">
        <p className="sr-only">{t('loading')}</p>
        <Skeleton className="h-48 w-full rounded-card" />
        <Skeleton className="h-40 w-full rounded-card" />
      </div>
    )
  }
  if (quote.state === 'failed') return <LoadFailed onRetry={() => void quote.reload()} />
  if (quote.value.meios.length === 0 && !quote.value.plano.flagTesteSemMeio) {
    return (
      <EmptyState icon="give" title={t('noMeans.title')} lead={t('noMeans.lead')}>
        <SmartLink to="/play/browse" className={buttonClass('quiet')}>
          {t('done.browse')}
        </SmartLink>
      </EmptyState>
    )
  }
  return <SubscribeForm choice={choice} usual={quote.value} onSubscribed={onSubscribed} />
}
