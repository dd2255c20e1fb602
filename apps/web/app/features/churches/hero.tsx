import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'
import { shortened } from '../../lib/excerpt.ts'
import { SmartLink } from '../../shell/smart-link.tsx'
import { useChurchSite } from '../../shell/use-site.ts'
import { CoverHero } from './cover-hero.tsx'
import { quickActions } from './quick-actions.ts'

/** So that what people come for stays above the fold. */
const lineLength = 180

/** The church's name in light through glass, and the four things that people come for within the thumb's reach. */
export function Hero() {
  const { church } = useChurchSite()
  return (
    <section className="mx-auto max-w-page md:px-5 md:pt-5">
      <CoverHero
        seed={church.codigo}
        kind="rose"
        photo={church.imagens[0]}
        line={shortened(church.descricao, lineLength)}
        className="min-h-84 pt-32 pb-24 md:min-h-112 md:pb-30"
      />
      <QuickActions />
    </section>
  )
}

function QuickActions() {
  const t = useTranslations('home')
  const site = useChurchSite()
  return (
    <nav aria-label={t('actions')} className="relative -mt-14 px-4 md:-mt-16 md:px-12">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {quickActions(site).map(({ label, path, icon }, index) => (
          <li key={path}>
            <SmartLink
              to={path}
              className={`flex h-full min-h-26 flex-col justify-between gap-3 rounded-card p-4 font-semibold shadow-lift transition-[translate,filter] hover:-translate-y-0.5 hover:brightness-104 md:min-h-30 md:p-5 ${index === 0 ? 'bg-brand text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge),var(--shadow-lift)]' : 'bg-card'}`}
            >
              <Icon name={icon} className={`size-7 ${index === 0 ? '' : 'text-brand-text'}`} />
              <span className="leading-snug">{t(label)}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
