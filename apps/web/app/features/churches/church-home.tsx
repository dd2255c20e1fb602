import type { Banner, Congregation, Service } from '@narthex/contract/churches/church.schemas'
import type { HomeSectionCode } from '@narthex/contract/churches/home-codes'
import type { Devotional, News } from '@narthex/contract/content/content.schemas'
import type { Event } from '@narthex/contract/events/event.schemas'
import { containerClass } from '@narthex/ui/container'
import { Fragment, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useLiveDateContext } from '../../components/use-live-date-context.ts'
import { BannerCarousel } from './banner-carousel.tsx'
import { CongregationGrid } from './congregation-grid.tsx'
import { DevotionalCard } from './devotional-card.tsx'
import { EventShelf } from './event-shelf.tsx'
import { Hero, type HeroProps } from './hero.tsx'
import { homeOrder } from './home-order.ts'
import type { QuickAction } from './home-places.ts'
import { Invitations } from './invitations.tsx'
import { findMoment } from './moment.ts'
import { NewsShelf } from './news-shelf.tsx'
import type { HomeInvitation } from './pick-invitations.ts'
import { StoryTeaser } from './story-teaser.tsx'

export interface ChurchHomeProps extends Pick<HeroProps, 'ownGroup'> {
  /** Time at which the page was rendered, ISO 8601. */
  readonly renderedAt: string
  readonly actions: readonly QuickAction[]
  /** The church's choice of sections; empty where it left it to the product. */
  readonly sections: readonly HomeSectionCode[]
  readonly invitations: readonly HomeInvitation[]
  readonly services: Service[]
  readonly banners: Banner[]
  readonly events: Event[]
  readonly devotional: Devotional | null
  readonly news: News[]
  readonly congregations: Congregation[]
  readonly opening: string | undefined
  /** The reader's own, below the hero. */
  readonly personal: ReactNode
}

/** The face of a church: who it is, where its week stands, what one can do, what is going on, where it is. */
export function ChurchHome(props: ChurchHomeProps) {
  const { renderedAt, actions, services, banners, events, devotional, news, congregations, opening } = props
  const { sections, invitations, personal, ownGroup } = props
  const t = useTranslations('home')
  const dates = useLiveDateContext(renderedAt)
  const { timeZone, now } = dates
  const blocks: Record<HomeSectionCode, ReactNode> = {
    BANNERS: banners.length > 0 && <BannerCarousel banners={banners} />,
    EVENTOS: events.length > 0 && <EventShelf events={events} dates={dates} />,
    DEVOCIONAL: devotional && <DevotionalCard devotional={devotional} dates={dates} />,
    CONVITES: invitations.length > 0 && <Invitations invitations={invitations} />,
    NOTICIAS: news.length > 0 && <NewsShelf news={news} dates={dates} />,
    HISTORIA: <StoryTeaser opening={opening} services={services} />,
    CONGREGACOES: congregations.length > 0 && (
      <CongregationGrid
        congregations={congregations}
        title={t('congregations')}
        lead={t('congregationsLead', { count: congregations.length })}
      />
    ),
  }
  return (
    <>
      <Hero actions={actions} ownGroup={ownGroup} moment={findMoment(services, timeZone, now)} dates={dates} />
      {personal}
      <div className={containerClass('page')}>
        {/* In the order of the moment it was rendered: nothing jumps while someone reads. */}
        {homeOrder(sections, findMoment(services, timeZone, new Date(renderedAt))).map((block) => (
          <Fragment key={block}>{blocks[block]}</Fragment>
        ))}
      </div>
    </>
  )
}
