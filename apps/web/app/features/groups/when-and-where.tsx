import { whenText } from '@narthex/client/format/dates'
import { mapLink } from '@narthex/client/format/places'
import type { Group, Participation } from '@narthex/contract/groups/group.schemas'
import { itemFilePath } from '@narthex/contract/schedule/calendar-address'
import { textLinkClass } from '@narthex/ui/button'
import { Icon, type IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useDateContext } from '../../components/use-date-context.ts'
import { ZoneNote } from '../../components/zone-note.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { rhythmText } from './group-texts.ts'

export interface WhenAndWhereProps {
  readonly group: Group
  /** Exact address, for readers who may see it. */
  readonly place: NonNullable<Participation['endereco']> | undefined
  readonly renderedAt: string
}

/** Schedule, place and vacancies of a group. */
export function WhenAndWhere({ group, place, renderedAt }: WhenAndWhereProps) {
  const t = useTranslations('group')
  const words = useTranslations('groups')
  const locale = useLocale()
  const { id, vagas, flagAceitaSolicitacoes, proximoEncontro } = group
  const dates = useDateContext(renderedAt)
  const start = new Date(proximoEncontro.inicio)
  const seats = !flagAceitaSolicitacoes
    ? t('seatsClosed')
    : vagas === null
      ? t('seatsOpen')
      : vagas === 0
        ? t('seatsFull')
        : t('seatsLeft', { count: vagas })
  return (
    <dl className="mt-7 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
      <Fact icon="clock" label={t('when')}>
        <p className="font-semibold">{rhythmText(group, words, locale)}</p>
        <p className="text-sm text-muted">
          {t('next', { when: whenText(start, dates) })}
          <ZoneNote at={start} />
        </p>
        {/* Phones hand it to their own calendar as it is opened: it is no download. */}
        <a href={itemFilePath(`celula-${id}`)} className={`${textLinkClass} -mb-2`}>
          {t('calendar')}
        </a>
      </Fact>
      <Fact icon={group.flagOnline ? 'live' : 'pin'} label={t('where')}>
        <Where group={group} place={place} />
      </Fact>
      <Fact icon="people" label={t('seats')}>
        <p className="font-semibold">{seats}</p>
      </Fact>
    </dl>
  )
}

function Where({ group, place }: Pick<WhenAndWhereProps, 'group' | 'place'>) {
  const t = useTranslations('group')
  const { idioma } = useChurchSite().church
  const { flagOnline, bairro, cidade } = group
  const town = [bairro, cidade].filter(Boolean).join(', ')
  const map = place && mapLink({ endereco: null, latitude: place.latitude, longitude: place.longitude })
  return (
    <>
      <p lang={flagOnline ? undefined : idioma} className="font-semibold">
        {flagOnline ? t('whereOnline') : (place?.logradouro ?? town)}
      </p>
      {!flagOnline && place?.logradouro && (
        <p lang={idioma} className="text-sm text-muted">
          {town}
        </p>
      )}
      {place ? (
        <p className="-mb-2 flex flex-wrap gap-x-5">
          {map && !flagOnline && (
            <SmartLink address={map} className={textLinkClass}>
              {t('openMap')}
            </SmartLink>
          )}
          {place.link && (
            <SmartLink address={place.link} className={textLinkClass}>
              {t('openLink')}
            </SmartLink>
          )}
        </p>
      ) : (
        <p className="text-sm text-muted">{t(flagOnline ? 'whereLink' : 'whereHidden')}</p>
      )}
    </>
  )
}

function Fact({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className="relative min-h-11 min-w-0 ps-14">
      <dt className="text-sm text-muted">
        <span
          aria-hidden="true"
          className="absolute start-0 top-0 grid size-11 place-items-center rounded-full bg-brand-soft text-brand-text"
        >
          <Icon name={icon} className="size-5.5" />
        </span>
        {label}
      </dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
