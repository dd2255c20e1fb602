import { asOpening, type DateContext, dateText } from '@narthex/client/format/dates'
import { shortened } from '@narthex/client/format/excerpt'
import { dateIn } from '@narthex/contract/church-time'
import type { Devotional } from '@narthex/contract/content/content.schemas'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { Cover } from '@narthex/ui/cover'
import { itemCover } from '@narthex/ui/covers/item-cover'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { pathTo } from '../../routing/page-path.ts'

/** Card of a devotional; labelled as today's only on its own day. */
export function DevotionalCard({ devotional, dates }: { devotional: Devotional; dates: DateContext }) {
  const t = useTranslations('home')
  const { church, corApp } = useChurchSite()
  const { id, titulo, resumo, referencia, autor, data, imagem } = devotional
  const isToday = data === dateIn(dates.timeZone, dates.now)
  return (
    <section className="pt-section" aria-labelledby="devotional">
      <div className="grid overflow-hidden rounded-hero bg-card shadow-rest md:grid-cols-[2fr_3fr]">
        <Cover
          {...itemCover('DEVOCIONAL', id)}
          colour={corApp}
          focus="middle"
          photo={imagem}
          sizes="(min-width: 768px) 30rem, 100vw"
          className="h-40 w-full sideways:max-h-[35dvh] md:h-full md:min-h-80"
        />
        <div className="p-6 md:p-10 lg:p-12">
          <h2 id="devotional" className="text-base font-semibold tracking-normal text-brand-text">
            {isToday ? t('devotionalToday') : `${t('devotional')} · ${asOpening(dateText(data, dates))}`}
          </h2>
          <div lang={church.idioma}>
            <h3 className="mt-2 text-2xl">{titulo}</h3>
            <p className="mt-3 line-clamp-5 max-w-measure text-lg text-ink/90">{shortened(resumo, 260)}</p>
            {(referencia || autor) && (
              <p className="mt-3 text-sm text-muted">{[referencia, autor].filter(Boolean).join(' · ')}</p>
            )}
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <SmartLink
              to={pathTo('/devotionals/:devotionalId', { devotionalId: id })}
              className={buttonClass('primary')}
            >
              {t('places.DEVOCIONAL')}
            </SmartLink>
            <SmartLink to="/devotionals" className={textLinkClass}>
              {t('allDevotionals')}
            </SmartLink>
          </div>
        </div>
      </div>
    </section>
  )
}
