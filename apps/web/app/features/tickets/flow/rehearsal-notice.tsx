import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** Says that a purchase is a rehearsal: no money moves. */
export function RehearsalNotice() {
  const t = useTranslations('ticketBuying')
  return (
    <Notice tone="info">
      <p>{t('rehearsal')}</p>
    </Notice>
  )
}
