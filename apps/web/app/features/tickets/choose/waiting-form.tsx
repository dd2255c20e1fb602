import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { TicketType } from '@narthex/contract/tickets/ticket.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { stepPath } from '../flow/flow-step.ts'
import { useWaitingPlace } from './use-waiting-place.ts'

/** Few wait, and choosing tickets needs no form. */
const WaitingFields = lazyPart(async () => (await import('./waiting-fields.tsx')).WaitingFields)

export interface WaitingFormProps {
  readonly eventId: number
  readonly type: TicketType
  readonly acesso: string
}

/** The waiting list of a type that is sold out; offers come by mail. The place is known in this tab until it closes. */
export function WaitingForm({ isOpenAtFirst, ...props }: WaitingFormProps & { readonly isOpenAtFirst: boolean }) {
  const { eventId, type } = props
  const t = useTranslations('ticketBuying.wait')
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { place, isKnown, keep, leave } = useWaitingPlace(eventId, type.id)
  if (!isKnown) return null
  if (place === 'left') return <p role="status">{t('left')}</p>
  if (place?.reserva) {
    return (
      <Notice tone="success" className="mt-3">
        <p className="font-semibold">{t('offered')}</p>
        <SmartLink
          address={`${stepPath(eventId, 'holders')}&reserva=${place.reserva}`}
          className={`${buttonClass('primary')} mt-3 mb-1`}
        >
          {t('take')}
        </SmartLink>
      </Notice>
    )
  }
  if (place) {
    return (
      <Notice tone="success" className="mt-3">
        <p className="font-semibold">{t('done', { place: String(place.posicao ?? 1) })}</p>
        <p>{t('doneLead')}</p>
        <button type="button" onClick={() => void leave(place.codigo)} className={textLinkClass}>
          {t('leave')}
        </button>
      </Notice>
    )
  }
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)} className={`${buttonClass('quiet')} mt-3`}>
        {t('open')}
      </button>
    )
  }
  return (
    <LazyPart fallback={<Skeleton className="mt-3 h-64 w-full rounded-card" />} failed={<LoadFailed />}>
      <WaitingFields {...props} onPlace={keep} />
    </LazyPart>
  )
}
