import type { Church } from '@narthex/contract/churches/church.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon, type IconName } from '@narthex/ui/icon'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { addressLines, mapLink, phoneLink } from '../../lib/places.ts'
import { SmartLink } from '../../shell/smart-link.tsx'

type Place = Pick<Church, 'endereco' | 'latitude' | 'longitude' | 'telefone' | 'email'>

/** How to come and whom to ask. Nothing where the church gave neither. */
export function VisitCard({ place, title }: { place: Place; title: string }) {
  const t = useTranslations('places')
  const { endereco, telefone, email } = place
  const map = mapLink(place)
  if (!endereco && !telefone && !email) return null
  return (
    <section className="rounded-card bg-card p-6 shadow-rest">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-4 grid gap-4">
        {endereco && (
          <Line icon="pin">
            <address className="whitespace-pre-line not-italic">{addressLines(endereco).join('\n')}</address>
            {map && (
              <SmartLink to={map} className={textLinkClass}>
                {t('map')}
              </SmartLink>
            )}
          </Line>
        )}
        {telefone && (
          <Line icon="phone">
            <a
              href={phoneLink(telefone)}
              className={`${textLinkClass} tabular-nums`}
              aria-label={`${t('call')}: ${telefone}`}
            >
              {telefone}
            </a>
          </Line>
        )}
        {email && (
          <Line icon="mail">
            <a href={`mailto:${email}`} className={`${textLinkClass} break-all`} aria-label={`${t('write')}: ${email}`}>
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
