import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'

/** In the place of a prayer that is not on the wall, or not any more. */
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
