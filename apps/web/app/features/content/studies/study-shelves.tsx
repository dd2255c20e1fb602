import type { Study } from '@narthex/contract/content/study.schemas'
import { textLinkClass } from '@narthex/ui/button'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { ItemGrid } from '../../../components/item-card.tsx'
import { MoreSection } from '../../../components/more-section.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { listAddress } from '../../../routing/list-address.ts'
import { StudyItem } from './study-item.tsx'

/** Studies by their series, each in its order, regardless of publication date; those of none stand together. */
export function StudyShelves({ studies }: { studies: readonly Study[] }) {
  const t = useTranslations('studies')
  const shelves = Map.groupBy(studies, ({ serie }) => serie?.slug)
  return [...shelves.values()].map((shelf, index) => {
    const serie = shelf[0]?.serie
    const inOrder = shelf.toSorted((one, other) => (one.serie?.numero ?? 0) - (other.serie?.numero ?? 0))
    const isWhole = !serie || serie.totalEstudos === shelf.length
    const hasTitle = serie || shelves.size > 1
    const cards = (
      <ItemGrid items={inOrder}>
        {inOrder.map((study) => (
          <StudyItem key={study.id} study={study} heading={hasTitle ? 'h3' : 'h2'} />
        ))}
      </ItemGrid>
    )
    if (!hasTitle) return <div key="all">{cards}</div>
    return (
      <MoreSection
        key={serie?.slug ?? ''}
        title={serie ? serie.titulo : t('single')}
        className={index > 0 ? 'mt-12' : ''}
      >
        {cards}
        {!isWhole && (
          <p className="mt-4">
            <SmartLink to={listAddress('/studies', { serie: serie.slug })} className={`${textLinkClass} gap-1.5`}>
              {t('wholeSeries', { count: serie.totalEstudos })}
              <Icon name="arrow" className="size-5" />
            </SmartLink>
          </p>
        )}
      </MoreSection>
    )
  })
}
