import { cardClass, cardLinkClass } from '@narthex/ui/card'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import type { PagePath } from '../routing/page-path.ts'
import { SmartLink } from './smart-link.tsx'

interface Neighbour {
  readonly to: PagePath
  readonly label: string
  readonly titulo: string
  readonly idioma: string
}

export interface NeighboursProps {
  readonly before: Neighbour | null
  readonly after: Neighbour | null
}

/** Links to the items before and after this one in the order of the list. */
export function Neighbours({ before, after }: NeighboursProps) {
  const t = useTranslations('reading')
  if (!before && !after) return null
  return (
    <nav aria-label={t('neighbours')} className="mt-12 grid gap-3 sm:grid-cols-2 sm:gap-5">
      {before && <link rel="prev" href={before.to} />}
      {after && <link rel="next" href={after.to} />}
      {before && <NeighbourLink {...before} isAfter={false} />}
      {after && <NeighbourLink {...after} isAfter />}
    </nav>
  )
}

function NeighbourLink({ to, label, titulo, idioma, isAfter }: Neighbour & { isAfter: boolean }) {
  return (
    <div
      className={`${cardClass} relative flex items-center gap-4 p-4 transition-shadow hover:shadow-lift ${isAfter ? 'flex-row-reverse text-end sm:col-start-2' : ''}`}
    >
      <Icon name="arrow" className={`size-5 text-brand-text ${isAfter ? '' : 'rotate-180'}`} />
      <div className="min-w-0 grow">
        <p className="text-sm text-muted">{label}</p>
        <p lang={idioma} className="line-clamp-2 font-semibold">
          <SmartLink to={to} className={cardLinkClass}>
            {titulo}
          </SmartLink>
        </p>
      </div>
    </div>
  )
}
