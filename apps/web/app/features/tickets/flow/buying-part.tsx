import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { containerClass } from '@narthex/ui/container'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { useSession } from '../../../session/session.ts'
import { isSessionKnown } from '../../../session/session-known.ts'
import { ServedChoice } from '../choose/served-choice.tsx'
import { listTickets } from '../event/sale-state.ts'
import type { BuyingFlowProps } from './buying-flow.tsx'

/** The page of an event does without it. */
const BuyingFlow = lazyPart(async () => (await import('./buying-flow.tsx')).BuyingFlow)

/** Buying, in the browser alone: what was begun is in this tab, and who buys is known to it. */
export function BuyingPart(props: BuyingFlowProps) {
  const t = useTranslations('ticketBuying')
  const isKnown = useSession(isSessionKnown)
  const loading = isServedStep(props) ? (
    <ServedChoice event={props.event} sale={props.served} />
  ) : (
    <div role="status" className={`${containerClass('page', 'backLink')} grid gap-4`}>
      <span className="sr-only">{t('loading')}</span>
      <h1 className="text-title">{props.event.titulo}</h1>
      <Skeleton className="h-24 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </div>
  )
  if (!isKnown) return loading
  return (
    <LazyPart fallback={loading} failed={<LoadFailed />}>
      <BuyingFlow {...props} />
    </LazyPart>
  )
}

/** The first step, for who has no key or hold that changes what it shows. */
function isServedStep({ served, search }: BuyingFlowProps): boolean {
  const query = new URLSearchParams(search)
  const isFirst = query.get('buyingStep') === 'tickets' && !query.has('acesso') && !query.has('reserva')
  return isFirst && served.flagVisitantes && listTickets(served).length > 0
}
