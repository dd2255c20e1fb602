import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** Notice that the data is this device's copy. */
export function CopyNotice() {
  const t = useTranslations('registrations')
  return (
    <Notice tone="info" icon="offline">
      <p>{t('copy')}</p>
    </Notice>
  )
}
