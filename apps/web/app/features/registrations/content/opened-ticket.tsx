import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { TicketContents } from '@narthex/contract/tickets/content.schemas'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { pathTo } from '../../../routing/page-path.ts'
import { type TicketPlace, useTicketContent } from './use-ticket-content.ts'

interface OpenedTicketProps {
  readonly memberId: number
  readonly place: TicketPlace
  readonly children: (contents: TicketContents) => ReactNode
}

/** Content unlocked by a ticket once loaded; until then a placeholder, or the error. */
export function OpenedTicket({ memberId, place, children }: OpenedTicketProps) {
  const t = useTranslations('ticketContents')
  const loaded = useTicketContent(memberId, place)
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="mt-6 h-56 w-full rounded-card" />
      </div>
    )
  }
  const { value: contents, isCopy } = loaded.value
  if (!contents) {
    return (
      <EmptyState icon="ticket" title={t('goneTitle')} lead={t('gone')} isPage>
        <ToTickets eventId={place.eventId} />
      </EmptyState>
    )
  }
  return (
    <>
      {isCopy && (
        <Notice tone="info" icon="offline" className="mb-5">
          <p>{t('copy')}</p>
        </Notice>
      )}
      {children(contents)}
    </>
  )
}

export function ToTickets({ eventId }: { eventId: number }) {
  const t = useTranslations('ticketContents')
  return (
    <SmartLink to={pathTo('/user/registrations/:eventId/tickets', { eventId })} className={buttonClass('primary')}>
      {t('toTickets')}
    </SmartLink>
  )
}
