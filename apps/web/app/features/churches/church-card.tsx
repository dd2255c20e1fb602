import { distanceText } from '@narthex/client/format/distance-text'
import type { Client } from '@narthex/contract/churches/church.schemas'
import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Cover } from '@narthex/ui/cover'
import { windowKind } from '@narthex/ui/covers/cover-kinds'
import { Icon } from '@narthex/ui/icon'
import { Monogram } from '@narthex/ui/monogram'
import { Skeleton } from '@narthex/ui/skeleton'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { useRoot } from '../../page/use-site.ts'
import { keepingEmbed } from '../../routing/embed.ts'
import { onLeaving } from '../../session/leave.ts'

export interface ChurchCardProps {
  readonly church: Client
  /** Language tag; its region decides between kilometres and miles. */
  readonly idioma: string
  /** The distance is being measured. */
  readonly isMeasuring: boolean
}

/** A church of the organisation in its own colour, all of it a link to its own site; on a church's site its cover follows that site's look. A list item. */
export function ChurchCard({ church, idioma, isMeasuring }: ChurchCardProps) {
  const t = useTranslations('churches')
  const { search } = useLocation()
  const { site, locale } = useRoot()
  const isHere = site.kind === 'church' && site.church.id === church.id
  const { endereco, distancia, latitude } = church
  const place = [endereco?.bairro, endereco?.cidade].filter(Boolean).join(', ')
  return (
    <li
      className={`${cardClass} group relative flex flex-col overflow-hidden transition-shadow hover:shadow-lift ${isHere ? 'outline-2 -outline-offset-2 outline-ring' : ''}`}
    >
      <Cover
        seed={church.codigo}
        colour={church.corApp}
        kind={windowKind(church.codigo, 0)}
        look={site.kind === 'organisation' ? church.aparencia : undefined}
        photo={church.imagem}
        sizes="(min-width: 640px) 25rem, 100vw"
        className="h-44 w-full"
      />
      <Monogram
        name={church.nome}
        colour={church.corApp}
        className="absolute top-32 left-5 h-18 rounded-t-full bg-card p-1.5 pb-0"
      />
      <div className="flex grow flex-col p-5 pt-9">
        <h2 className="text-xl">
          <a
            href={keepingEmbed(church.site, search)}
            aria-current={isHere || undefined}
            onClick={isHere ? undefined : onLeaving}
            className={cardLinkClass}
          >
            {church.nome}
          </a>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-sm text-muted empty:hidden">
          {place && <span>{place}</span>}
          {distancia !== null && (
            <span className="flex items-center gap-1 font-semibold text-brand-text tabular-nums">
              <Icon name="pin" className="size-4" />
              {t('away', { distance: distanceText(distancia, locale, idioma) })}
            </span>
          )}
          {isMeasuring && distancia === null && latitude !== null && <Skeleton className="h-4 w-20" />}
        </p>
        {church.descricao && <p className="mt-3 line-clamp-3 text-base">{church.descricao}</p>}
        <p className="mt-auto flex items-center gap-2 pt-5 font-semibold text-brand-text">
          {t(isHere ? 'current' : 'visitSite')}
          <Icon name={isHere ? 'pin' : 'arrow'} className="size-5 transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </li>
  )
}
