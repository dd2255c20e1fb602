import { mailLink, mapLink, phoneLink } from '@narthex/client/format/places'
import { serviceWeek } from '@narthex/client/format/service-week'
import type { Church, Service } from '@narthex/contract/churches/church.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { Icon, type IconName } from '@narthex/ui/icon'
import { Fragment, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { AddressText } from './address-text.tsx'
import { SmartLink } from './smart-link.tsx'

type Place = Pick<Church, 'endereco' | 'latitude' | 'longitude' | 'telefone' | 'email'>

export interface VisitCardProps {
  readonly place: Place
  readonly title: string
  /** Weekly services of the church, where nothing else on the page shows them. */
  readonly services?: Service[]
}

/** Times, place and contacts for a visit. Nothing where the church gave none of them. */
export function VisitCard({ place, title, services = [] }: VisitCardProps) {
  const t = useTranslations('places')
  const week = serviceWeek(services, useLocale())
  const { endereco, telefone, email } = place
  const map = mapLink(place)
  if (!endereco && !telefone && !email && week.length === 0) return null
  return (
    <section className={`${cardClass} p-6`}>
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {week.length > 0 && (
          <Line icon="clock">
            <h3 className="sr-only">{t('services')}</h3>
            <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
              {week.map((day) => (
                <Fragment key={day.name}>
                  <dt className="font-semibold">{day.name}</dt>
                  <dd className="tabular-nums">{day.services.map(({ clock }) => clock).join(' · ')}</dd>
                </Fragment>
              ))}
            </dl>
          </Line>
        )}
        {endereco && (
          <Line icon="pin">
            <address className="whitespace-pre-line not-italic">
              <AddressText address={endereco} />
            </address>
            {map && (
              <SmartLink address={map} className={textLinkClass}>
                {t('map')}
              </SmartLink>
            )}
          </Line>
        )}
        {telefone && (
          <Line icon="phone">
            <a
              href={phoneLink(telefone)}
              className={`${textLinkClass} whitespace-nowrap tabular-nums`}
              aria-label={`${t('call')}: ${telefone}`}
            >
              {telefone}
            </a>
          </Line>
        )}
        {email && (
          <Line icon="mail">
            <a href={mailLink(email)} className={`${textLinkClass} break-all`} aria-label={`${t('write')}: ${email}`}>
              {email}
            </a>
          </Line>
        )}
      </ul>
    </section>
  )
}

function Line({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-text">
        <Icon name={icon} className="size-5" />
      </span>
      <div className="min-w-0 self-center">{children}</div>
    </li>
  )
}
