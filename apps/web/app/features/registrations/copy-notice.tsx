import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** What is shown is what this device kept. */
export function CopyNotice() {
  const t = useTranslations('registrations')
  return (
    <Notice tone="info" icon="offline">
      <p>{t('copy')}</p>
    </Notice>
  )
}
