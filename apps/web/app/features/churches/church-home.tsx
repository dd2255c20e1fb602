import type { Banner, Congregation } from '@narthex/contract/churches/church.schemas'
import { useTranslations } from 'use-intl'
import { BannerShelf } from './banner-shelf.tsx'
import { CongregationGrid } from './congregation-grid.tsx'
import { Hero } from './hero.tsx'
import { StoryTeaser } from './story-teaser.tsx'

export interface ChurchHomeProps {
  readonly banners: Banner[]
  readonly congregations: Congregation[]
  readonly opening: string | undefined
}

/** The face of a church: who it is, what one can do, what is going on, where it is. */
export function ChurchHome({ banners, congregations, opening }: ChurchHomeProps) {
  const t = useTranslations('home')
  return (
    <>
      <Hero />
      <div className="mx-auto max-w-page px-5">
        {banners.length > 0 && <BannerShelf banners={banners} />}
        <StoryTeaser opening={opening} />
        {congregations.length > 0 && (
          <CongregationGrid
            congregations={congregations}
            title={t('congregations')}
            lead={t('congregationsLead', { count: congregations.length })}
          />
        )}
      </div>
    </>
  )
}
