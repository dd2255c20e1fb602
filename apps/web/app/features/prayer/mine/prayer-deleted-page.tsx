import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import { QuietPage } from '../../../components/quiet-page.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { useChurchSite } from '../../../page/use-site.ts'

export function PrayerDeletedPage() {
  const t = useTranslations('myPrayers')
  const { corApp } = useChurchSite()
  return (
    <QuietPage seed="prayer deleted" colour={corApp} title={t('delete.doneTitle')} lead={t('delete.done')}>
      <SmartLink to="/user/prayer" className={buttonClass('primary')}>
        {t('back')}
      </SmartLink>
      <SmartLink to="/prayer" className={buttonClass('quiet')}>
        {t('wall')}
      </SmartLink>
    </QuietPage>
  )
}
