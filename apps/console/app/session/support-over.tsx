import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** Says to support that its way into the office is over, above the login of staff. */
export function SupportOver() {
  const t = useTranslations('consoleSupport')
  return (
    <Notice tone="info" className="mb-5">
      <p className="font-semibold">{t('over.title')}</p>
      <p>{t('over.lead')}</p>
    </Notice>
  )
}
