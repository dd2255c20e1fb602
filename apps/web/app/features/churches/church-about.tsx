import type { Congregation } from '@narthex/contract/churches/church.schemas'
import { buttonClass } from '@narthex/ui/button'
import { Cover } from '@narthex/ui/cover'
import { useTranslations } from 'use-intl'
import { socialPlaces } from '../../lib/social-links.ts'
import { SmartLink } from '../../shell/smart-link.tsx'
import { useChurchSite } from '../../shell/use-site.ts'
import { CongregationGrid } from './congregation-grid.tsx'
import { VisitCard } from './visit-card.tsx'

/** Who the church is: its story to be read, and beside it where and with whom. */
export function ChurchAbout({ story, congregations }: { story: string[]; congregations: Congregation[] }) {
  const t = useTranslations('about')
  const { church, corApp } = useChurchSite()
  const social = socialPlaces(church.redesSociais)
  return (
    <div className="mx-auto max-w-page px-5">
      <div className="relative isolate -mx-5 overflow-hidden bg-deep px-5 pt-36 pb-8 text-white md:mx-0 md:mt-5 md:rounded-hero md:px-12 md:pt-48 md:pb-12">
        <Cover
          seed={`${church.codigo} about`}
          colour={corApp}
          kind="lancets"
          photo={church.imagens[1] ?? church.imagens[0] ?? null}
          className="absolute inset-0 -z-20 size-full"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep/95 via-deep/65 via-50% to-transparent" />
        <h1 className="max-w-3xl text-hero">{church.nome}</h1>
        {church.descricao && (
          <p lang={church.idioma} className="mt-3 max-w-xl text-lg text-white/90">
            {church.descricao}
          </p>
        )}
      </div>
      <div className="grid items-start gap-10 pt-10 md:pt-14 lg:grid-cols-[3fr_2fr] lg:gap-16">
        <section>
          <h2 className="text-2xl">{t('story')}</h2>
          <div className="mt-5 grid max-w-measure gap-5 *:first:text-lg">
            {story.length > 0 ? (
              story.map((paragraph) => (
                <p key={paragraph} lang={church.idioma}>
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
