import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'

/** Placeholder of a prayer that is not, or no longer, on the wall. */
export function PrayerGone({ title }: { title: string }) {
  const t = useTranslations('prayerWall')
  const { corApp } = useChurchSite()
  return (
    <QuietPage seed={title} colour={corApp} title={t('gone')} lead={t('goneLead')}>
      <SmartLink to="/prayer" className={buttonClass('primary')}>
        {t('back')}
      </SmartLink>
    </QuietPage>
  )
}
