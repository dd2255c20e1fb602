import type { DateContext } from '@narthex/client/format/dates'
import { shortened } from '@narthex/client/format/excerpt'
import { containerClass } from '@narthex/ui/container'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'
import { CoverHero } from './cover-hero.tsx'
import type { QuickAction } from './home-places.ts'
import type { Moment } from './moment.ts'
import { HeroMoment } from './moment-card.tsx'

/** Maximum length of the tagline, so that the actions stay above the fold. */
const lineLength = 160

export interface HeroProps {
  readonly actions: readonly QuickAction[]
  /** The group that the reader meets next: their tile of groups leads to it. */
  readonly ownGroup: number | undefined
  readonly moment: Moment | undefined
  readonly dates: DateContext
}

/** The church's name in light through glass, the moment of its week, and the four things that people come for. */
export function Hero({ actions, ownGroup, moment, dates }: HeroProps) {
  const { church } = useChurchSite()
  return (
    <section>
      <CoverHero
        seed={church.codigo}
        place={0}
        photo={church.imagens[0]}
        line={shortened(church.descricao, lineLength)}
        className="min-h-92 md:min-h-136"
        innerClassName={`${containerClass('page')} pt-24 pb-19 md:pt-36 md:pb-26`}
      >
        <HeroMoment moment={moment} dates={dates} />
      </CoverHero>
      <QuickActions actions={actions} ownGroup={ownGroup} />
    </section>
  )
}

function QuickActions({ actions, ownGroup }: Pick<HeroProps, 'actions' | 'ownGroup'>) {
  const t = useTranslations('home')
  return (
    <nav aria-label={t('actions')} className={`${containerClass('page')} relative -mt-14 md:-mt-16`}>
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {actions.map(({ code, path, icon }, index) => {
          const own = code === 'CELULA' && ownGroup !== undefined
          return (
            <li key={path}>
              <SmartLink
                to={own ? pathTo('/groups/:celulaId', { celulaId: ownGroup }) : path}
                className={`flex h-full min-h-24 flex-col justify-between gap-3 rounded-card p-4 font-semibold transition-[translate,filter] hover:-translate-y-0.5 hover:brightness-104 md:min-h-30 md:p-5 ${index === 0 ? 'bg-brand text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge),var(--shadow-lift)]' : 'bg-card shadow-lift'}`}
              >
                <Icon name={icon} className={`size-7 ${index === 0 ? '' : 'text-brand-text'}`} />
                <span className="leading-snug">{t(own ? 'ownGroup' : `places.${code}`)}</span>
              </SmartLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
