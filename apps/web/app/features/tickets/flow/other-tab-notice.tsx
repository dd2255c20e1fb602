import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** Notice in the second of two tabs with the same hold. */
export function OtherTabNotice() {
  const t = useTranslations('ticketBuying')
  return (
    <Notice tone="info" role="status">
      <p>{t('otherTab')}</p>
    </Notice>
  )
}
