import type { Banner, Congregation, Service } from '@narthex/contract/churches/church.schemas'
import type { Devotional, News } from '@narthex/contract/content/content.schemas'
import type { Event } from '@narthex/contract/events/event.schemas'
import { containerClass } from '@narthex/ui/container'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { BannerCarousel } from './banner-carousel.tsx'
import { CongregationGrid } from './congregation-grid.tsx'
import { DevotionalCard } from './devotional-card.tsx'
import { EventShelf } from './event-shelf.tsx'
import { Hero } from './hero.tsx'
import { type HomeBlock, homeOrder } from './home-order.ts'
import { Invitations } from './invitations.tsx'
import { findMoment } from './moment.ts'
import { NewsShelf } from './news-shelf.tsx'
import type { QuickAction } from './quick-actions.ts'
import { StoryTeaser } from './story-teaser.tsx'
import { useLiveDateContext } from './use-live-date-context.ts'

export interface ChurchHomeProps {
  /** When the page was made, ISO 8601. */
  readonly renderedAt: string
  readonly actions: readonly QuickAction[]
  readonly services: Service[]
  readonly banners: Banner[]
  readonly events: Event[]
  readonly devotional: Devotional | null
  readonly news: News[]
  readonly congregations: Congregation[]
  readonly opening: string | undefined
}

/** The face of a church: who it is, where its week stands, what one can do, what is going on, where it is. */
export function ChurchHome(props: ChurchHomeProps) {
  const { renderedAt, actions, services, banners, events, devotional, news, congregations, opening } = props
  const t = useTranslations('home')
  const dates = useLiveDateContext(renderedAt)
  const { timeZone, now } = dates
  const blocks: Record<HomeBlock, ReactNode> = {
    banners: banners.length > 0 && <BannerCarousel banners={banners} />,
    events: events.length > 0 && <EventShelf events={events} dates={dates} />,
    devotional: devotional && <DevotionalCard devotional={devotional} dates={dates} />,
    invitations: <Invitations />,
    news: news.length > 0 && <NewsShelf news={news} dates={dates} />,
    story: <StoryTeaser opening={opening} services={services} />,
    congregations: congregations.length > 0 && (
      <CongregationGrid
        congregations={congregations}
        title={t('congregations')}
        lead={t('congregationsLead', { count: congregations.length })}
      />
    ),
  }
  return (
    <>
      <Hero actions={actions} moment={findMoment(services, timeZone, now)} dates={dates} />
      <div className={containerClass('page')}>
        {/* In the order of the moment it was rendered: nothing jumps while someone reads. */}
        {homeOrder(findMoment(services, timeZone, new Date(renderedAt))).map((block) => (
          <Fragment key={block}>{blocks[block]}</Fragment>
        ))}
      </div>
    </>
  )
}
