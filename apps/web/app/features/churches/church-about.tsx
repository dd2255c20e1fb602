import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { socialPlaces } from '../../lib/social-links.ts'
import { SmartLink } from '../../shell/smart-link.tsx'
import { useChurchSite } from '../../shell/use-site.ts'
import { CongregationGrid } from './congregation-grid.tsx'
import { CoverHero } from './cover-hero.tsx'
import { VisitCard } from './visit-card.tsx'

/** Who the church is: its story to be read, and beside it where and with whom. */
export function ChurchAbout({ story, congregations }: { story: string[]; congregations: Congregation[] }) {
  const t = useTranslations('about')
  const { church } = useChurchSite()
  const social = socialPlaces(church.redesSociais)
  return (
    <div className="mx-auto max-w-page px-5">
      <CoverHero
        seed={`${church.codigo} about`}
        kind="lancets"
        photo={church.imagens[1] ?? church.imagens[0]}
        line={church.descricao}
        className="-mx-5 pt-36 pb-8 md:mx-0 md:mt-5 md:pt-48 md:pb-12"
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
        <div className="grid gap-5 lg:sticky lg:top-24">
          <VisitCard place={church} title={t('visit')} />
          {social.length > 0 && (
            <section className="rounded-card bg-card p-6 shadow-rest">
              <h2 className="text-xl">{t('follow')}</h2>
              <ul className="mt-4 flex flex-wrap gap-2">
                {social.map(({ name, href }) => (
                  <li key={name}>
                    <SmartLink to={href} className={buttonClass('quiet')}>
                      {name}
                    </SmartLink>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
      {congregations.length > 0 && <CongregationGrid congregations={congregations} title={t('congregations')} />}
    </div>
  )
}
