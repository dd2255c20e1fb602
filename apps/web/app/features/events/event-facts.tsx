import type { DateContext } from '@narthex/client/format/dates'
import { mapLink } from '@narthex/client/format/places'
import type { EventPage } from '@narthex/contract/events/event.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { AddressText } from '../../components/address-text.tsx'
import { AddToCalendar } from '../../components/calendar/add-to-calendar.tsx'
import { EventTimes } from '../../components/event-times.tsx'
import { ShareBar } from '../../components/share-bar.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { toOccurrence } from './to-occurrence.ts'

/** Time, place and actions of an event: beside the text on wide screens. */
export function EventFacts({ event, dates, action }: { event: EventPage; dates: DateContext; action: ReactNode }) {
  const t = useTranslations('events')
  const { church } = useChurchSite()
  const isOver = new Date(event.dataFim) <= dates.now
  return (
    <aside
      className={`${cardClass} grid h-fit gap-5 p-5 lg:sticky lg:below-header-6 lg:col-start-2 lg:row-span-2 lg:row-start-1`}
    >
      <ul className="grid gap-4">
        <Fact icon="clock" name={t('when')}>
          <EventTimes event={event} dates={dates} />
        </Fact>
        <EventPlace event={event} />
      </ul>
      {!isOver && action}
      {isOver ? (
        <div className="grid gap-3">
          <p className="text-muted">{t('over')}</p>
          <SmartLink to="/event" className={buttonClass('quiet')}>
            {t('others')}
          </SmartLink>
        </div>
      ) : (
        <div className="print:hidden">
          <AddToCalendar one={toOccurrence(event, church.fusoHorario)} isOpen />
        </div>
      )}
      <ShareBar
        title={event.titulo}
        path={pathTo('/event/:eventId', { eventId: event.id })}
        className="-ms-2.5 print:hidden"
      />
    </aside>
  )
}

/** Place of an event: the church unless it names another; none for an online event. */
function EventPlace({ event }: { event: EventPage }) {
  const t = useTranslations('events')
  const places = useTranslations('places')
  const { church } = useChurchSite()
  const { local, flagOnline, endereco } = event
  const isOnlyOnline = flagOnline && local === null && endereco === null
  const isElsewhere = endereco !== null || event.latitude !== null
  const address = endereco ?? (isElsewhere ? null : church.endereco)
  const map = isElsewhere ? mapLink(event) : mapLink(church)
  if (isOnlyOnline) {
    return (
      <Fact icon="live" name={t('where')}>
        {t('onlyOnline')}
      </Fact>
    )
  }
  return (
    <>
      <Fact icon="pin" name={t('where')}>
        <span lang={local ? church.idioma : undefined} className="block font-semibold">
          {local ?? t('place')}
        </span>
        {address && (
          <address className="whitespace-pre-line not-italic text-muted">
            <AddressText address={address} />
          </address>
        )}
        {map && (
          <SmartLink address={map} className={`${textLinkClass} print:hidden`}>
            {places('map')}
          </SmartLink>
        )}
      </Fact>
      {flagOnline && (
        <Fact icon="live" name={t('online')}>
          {t('onlineAccess')}
        </Fact>
      )}
    </>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon name={icon} className="mt-0.5 size-5 text-muted" />
      <div className="min-w-0">
        <p className="sr-only">{name}</p>
        {children}
      </div>
    </li>
  )
}
