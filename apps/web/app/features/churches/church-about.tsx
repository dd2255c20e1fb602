import { socialPlaces } from '@narthex/client/format/social-links'
import type { Congregation, Pastor, Service } from '@narthex/contract/churches/church.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { containerClass } from '@narthex/ui/container'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { VisitCard } from '../../components/visit-card.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { CongregationGrid } from './congregation-grid.tsx'
import { CoverHero } from './cover-hero.tsx'
import { PastorGrid } from './pastor-grid.tsx'
import { PhotoGallery } from './photo-gallery.tsx'
import { ServiceTable } from './service-table.tsx'

export interface ChurchAboutProps {
  readonly story: string[]
  readonly services: Service[]
  readonly pastors: Pastor[]
  readonly congregations: Congregation[]
}

/** About the church: its story, its address and pastors, its weekly services, its people and congregations. */
export function ChurchAbout({ story, services, pastors, congregations }: ChurchAboutProps) {
  const t = useTranslations('about')
  const { church } = useChurchSite()
  const photos = [...new Set(church.imagens)]
  const social = socialPlaces(church.redesSociais)
  return (
    <div className={containerClass('page')}>
      <CoverHero
        seed={`${church.codigo} about`}
        place={1}
        photo={church.imagens[1] ?? church.imagens[0]}
        line={church.descricao}
        className="-mx-5 md:mx-0 md:mt-5 md:rounded-hero"
        innerClassName="px-5 pt-36 pb-8 md:px-12 md:pt-48 md:pb-12"
      />
      <div className="grid items-start gap-10 pt-10 md:pt-14 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <section>
          <h2 className="text-2xl">{t('story')}</h2>
          <div className="mt-5 grid max-w-measure gap-5 *:first:text-lg">
            {story.length > 0 ? (
              story.map((paragraph, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none ever moves
                <p key={index} lang={church.idioma} className="whitespace-pre-line">
                  {paragraph}
                </p>
              ))
            ) : (
              <p className="text-muted">{t('storyComing')}</p>
            )}
          </div>
        </section>
        <div className="grid gap-5 lg:sticky lg:below-header-6">
          <VisitCard place={church} title={t('visit')} />
          {social.length > 0 && (
            <section className={`${cardClass} p-6`}>
              <h2 className="text-xl">{t('follow')}</h2>
              <ul className="mt-4 flex flex-wrap gap-2">
                {social.map(({ name, href }) => (
                  <li key={name}>
                    <SmartLink address={href} className={buttonClass('quiet')}>
                      {name}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {services.length > 0 && <ServiceTable services={services} />}
      {pastors.length > 0 && <PastorGrid pastors={pastors} />}
      {photos.length > 0 && <PhotoGallery photos={photos} />}
      {congregations.length > 0 && <CongregationGrid congregations={congregations} title={t('congregations')} />}
    </div>
  )
}
