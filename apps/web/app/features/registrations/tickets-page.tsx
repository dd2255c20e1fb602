import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../components/back-link.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useReader } from '../../components/use-reader.ts'
import { CopyNotice } from './copy-notice.tsx'
import { EventHead } from './event-head.tsx'
import { RegistrationSection } from './registration-section.tsx'
import { useMyRegistrations } from './use-registrations.ts'

/** All tickets that a member has of an event. They open without a connection once this device has them. */
export function TicketsPage({ eventId }: { eventId: number }) {
  const memberId = useReader()?.memberId
  return memberId !== undefined && <Tickets memberId={memberId} eventId={eventId} />
}

function Tickets({ memberId, eventId }: { memberId: number; eventId: number }) {
  const t = useTranslations('registrations.tickets')
  const loaded = useMyRegistrations(memberId, eventId)
  if (loaded.state === 'failed') return <LoadFailed onRetry={loaded.reload} />
  if (loaded.state === 'loading') {
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-8 w-2/3" />
        <Skeleton className="mt-6 h-120 w-full rounded-card md:w-1/2" />
      </div>
    )
  }
  const { value: registrations = [], isCopy } = loaded.value
  const [latest] = registrations
  if (!latest) {
    return (
      <EmptyState icon="ticket" title={t('goneTitle')} lead={t('gone')} isPage>
        <SmartLink to="/user/registrations" className={buttonClass('primary')}>
          {t('toRegistrations')}
        </SmartLink>
      </EmptyState>
    )
  }
  const link = registrations.find(({ linkOnline }) => linkOnline !== null)?.linkOnline ?? null
  return (
    <>
      <BackLink to="/user/registrations" name={t('toRegistrations')} />
      <EventHead event={latest.evento} onlineLink={link} />
      <div className="mt-6 grid gap-8">
        {isCopy && <CopyNotice />}
        {registrations.map((registration) => (
          <RegistrationSection
            key={registration.codigo}
            memberId={memberId}
            registration={registration}
            onChanged={loaded.reload}
            isOnly={registrations.length === 1}
          />
        ))}
      </div>
    </>
  )
}
