import { Cover } from '@narthex/ui/cover'
import { Icon } from '@narthex/ui/icon'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../shell/use-site.ts'
import { quickActions } from './quick-actions.ts'

/** The church's name in light through glass, and the four things that people come for within the thumb's reach. */
export function Hero() {
  const site = useChurchSite()
  const { church, corApp } = site
  return (
    <section className="md:px-5 md:pt-5">
      <div className="relative isolate mx-auto flex min-h-84 max-w-page flex-col justify-end overflow-hidden bg-deep px-5 pt-32 pb-24 text-white md:min-h-112 md:rounded-hero md:px-12 md:pb-30">
        <Cover
          seed={church.codigo}
          colour={corApp}
          kind="rose"
          photo={church.imagens[0] ?? null}
          className="absolute inset-0 -z-20 size-full"
        />
        <div className="absolute inset-0 -z-10 bg-linear-to-t from-deep via-deep/65 via-55% to-transparent md:bg-linear-to-r md:from-deep/95 md:via-deep/70 md:via-50% md:to-80%" />
        <h1 className="max-w-2xl text-hero">{church.nome}</h1>
        {church.descricao && (
          <p lang={church.idioma} className="mt-3 max-w-lg text-lg text-white/90">
            {church.descricao}
          </p>
        )}
      </div>
      <QuickActions />
    </section>
  )
}

function QuickActions() {
  const t = useTranslations('home')
  const site = useChurchSite()
  return (
    <nav aria-label={t('actions')} className="relative mx-auto -mt-14 max-w-page px-4 md:-mt-16 md:px-12">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
        {quickActions(site).map(({ label, path, icon }, index) => (
          <li key={path}>
            <Link
              to={path}
              className={`flex h-full min-h-26 flex-col justify-between gap-3 rounded-card p-4 font-semibold shadow-lift transition-[translate,filter] hover:-translate-y-0.5 hover:brightness-104 md:min-h-30 md:p-5 ${index === 0 ? 'bg-brand text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge),var(--shadow-lift)]' : 'bg-card'}`}
            >
              <Icon name={icon} className={`size-7 ${index === 0 ? '' : 'text-brand-text'}`} />
              <span className="leading-snug">{t(label)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
