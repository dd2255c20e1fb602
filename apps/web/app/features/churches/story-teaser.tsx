import type { Service } from '@narthex/contract/churches/church.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { VisitCard } from '../../components/visit-card.tsx'
import { useChurchSite } from '../../page/use-site.ts'

/** Opening of the church's story, beside its weekly services. */
export function StoryTeaser({ opening, services }: { opening: string | undefined; services: Service[] }) {
  const t = useTranslations('home')
  const { church } = useChurchSite()
  return (
    <div className="grid items-start gap-10 *:min-w-0 pt-14 empty:hidden md:pt-20 lg:gap-16 lg:has-[>:nth-child(2)]:grid-cols-[3fr_2fr]">
      {opening && (
        <section>
          <h2 className="text-2xl">{t('story')}</h2>
          <p lang={church.idioma} className="mt-4 line-clamp-6 max-w-measure text-lg text-ink/90 md:line-clamp-none">
            {opening}
          </p>
          <SmartLink to="/about" className={`${buttonClass('quiet')} mt-6`}>
            {t('readStory')}
          </SmartLink>
        </section>
      )}
      <VisitCard place={church} title={t('visit')} services={services} />
    </div>
  )
}
