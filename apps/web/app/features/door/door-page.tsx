import './door.css'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { containerClass } from '@narthex/ui/container'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { BackLink } from '../../components/back-link.tsx'
import { useKeptReader } from '../../components/use-reader.ts'
import { nameDevice } from './device-name.ts'
import { DoorDesk } from './door-desk.tsx'
import { useDoor } from './use-door.ts'

/** The door of one event, for the hand that holds the phone. */
export function DoorPage({ eventId }: { readonly eventId: number }) {
  const t = useTranslations('door')
  const reader = useKeptReader()
  const access = useDoor(reader.memberId, eventId)
  const device = nameDevice(reader.name?.split(' ')[0] ?? t('phone'))
  return (
    <div className={`${containerClass('measure')} grid gap-4 py-4`}>
      <BackLink to="/door" name={t('doors')} />
      {access.data.state === 'ready' ? (
        <DoorDesk access={access} book={access.data.book} device={device} />
      ) : access.data.state === 'loading' ? (
        <div aria-busy="true">
          <p className="sr-only">{t('loading')}</p>
          <Skeleton className="h-80 w-full" />
        </div>
      ) : access.data.state === 'failed' ? (
        <LoadFailed onRetry={access.sync} />
      ) : (
        <EmptyState icon="ticket" title={t('closedTitle')} lead={t('closedLead')} isPage />
      )}
    </div>
  )
}
