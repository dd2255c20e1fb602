import { mapLink } from '@narthex/client/format/places'
import { addressLines } from '@narthex/contract/churches/address-lines'
import type { Occurrence } from '@narthex/contract/schedule/schedule.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Icon, type IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AddToCalendar } from '../../components/calendar/add-to-calendar.tsx'
import { ShareBar } from '../../components/share-bar.tsx'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { timesText } from './day-texts.ts'
import { recurrenceText } from './recurrence-text.ts'
import { scheduleAddress } from './schedule-address.ts'

export interface OccurrenceDetailsProps {
  readonly one: Occurrence
  /** The row is expanded; parts that need scripts load only then. */
  readonly isOpen: boolean
  readonly isOver: boolean
}

/** Time, place, recurrence and actions of an event. */
export function OccurrenceDetails({ one, isOpen, isOver }: OccurrenceDetailsProps) {
  const t = useTranslations('schedule')
  const locale = useLocale()
  const { church } = useChurchSite()
  const isHere = one.local === null && !(one.flagOnline && one.tipo === 'EVENTO')
  const place = one.local ?? (isHere && church.endereco ? addressLines(church.endereco).join(', ') : null)
  const map = isHere ? mapLink(church) : one.local && mapOfAddress(one.local)
  const isLive = one.url === '/live'
  return (
    <div className="grid gap-4 px-4 pt-1 pb-5 @md:ps-23">
      {one.flagAlterada && <p className="text-sm font-semibold text-warning">{t('moved')}</p>}
      {one.descricao && (
        <p lang={church.idioma} className="whitespace-pre-line">
          {one.descricao}
        </p>
      )}
      <ul className="grid gap-2 text-sm">
        <Fact icon="clock">{timesText(one, locale)}</Fact>
        {one.recorrencia && <Fact icon="calendar">{recurrenceText(one.recorrencia, t, locale)}</Fact>}
        {place && (
          <Fact icon="pin">
            <span lang={church.idioma} className="block">
              {place}
            </span>
            {map && (
              <SmartLink address={map} className={textLinkClass}>
                {t('map')}
              </SmartLink>
            )}
          </Fact>
        )}
        {one.flagOnline && <Fact icon="live">{t('online')}</Fact>}
      </ul>
      {one.url && (
        <p>
          <SmartLink address={one.url} className={buttonClass(isLive || isOver ? 'quiet' : 'primary')}>
            {t(isLive ? 'live' : 'details')}
          </SmartLink>
        </p>
      )}
      {!isOver && <AddToCalendar one={one} isOpen={isOpen} />}
      {isOpen && (
        <ShareBar
          title={one.titulo}
          path={`${scheduleAddress({ month: one.inicioLocal.slice(0, 7) })}#${one.id}`}
          className="-ms-2.5"
        />
      )}
    </div>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Icon name={icon} className="mt-0.5 size-4.5 text-muted" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Map link of an address elsewhere: it has a number and a comma. Rooms are not on a map. */
function mapOfAddress(local: string): string | undefined {
  if (!/\d/.test(local) || !local.includes(',')) return undefined
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(local)}`
}
