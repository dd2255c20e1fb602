import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { addressLines, mapLink, phoneLink } from '../../lib/places.ts'
import { SmartLink } from '../../shell/smart-link.tsx'

export interface CongregationGridProps {
  readonly congregations: Congregation[]
  readonly title: string
  readonly lead?: string
}

/** The places where a church meets, each with who looks after it and how to get there. */
export function CongregationGrid({ congregations, title, lead }: CongregationGridProps) {
  return (
    <section className="pt-14 md:pt-20">
      <h2 className="text-2xl">{title}</h2>
      {lead && <p className="mt-2 text-lg text-muted">{lead}</p>}
      <ul className={`mt-6 grid gap-4 sm:grid-cols-2 ${congregations.length % 3 === 1 ? '' : 'lg:grid-cols-3'}`}>
        {congregations.map((congregation) => (
          <CongregationCard key={congregation.id} congregation={congregation} />
        ))}
      </ul>
    </section>
  )
}

function CongregationCard({ congregation }: { congregation: Congregation }) {
  const t = useTranslations('places')
  const { nome, responsavel, endereco, telefone } = congregation
  const map = mapLink(congregation)
  return (
    <li className="flex flex-col rounded-card bg-card p-5 shadow-rest">
      <h3 className="text-lg font-semibold">{nome}</h3>
      {responsavel && <p className="text-muted">{t('ledBy', { name: responsavel })}</p>}
      {endereco && (
        <address className="whitespace-pre-line mt-3 text-sm not-italic">{addressLines(endereco).join('\n')}</address>
      )}
      <div className="mt-auto flex flex-wrap gap-x-6 pt-2">
        {map && (
          <SmartLink to={map} className={textLinkClass}>
            {t('map')}
          </SmartLink>
        )}
        {telefone && (
          <a
            href={phoneLink(telefone)}
            className={`${textLinkClass} tabular-nums`}
            aria-label={`${t('call')}: ${telefone}`}
          >
            {telefone}
          </a>
        )}
      </div>
    </li>
  )
}
