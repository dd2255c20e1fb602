import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** Tells support that was let in to read why the fields are closed. */
export function ReadingOnly() {
  const t = useTranslations('consoleSupport.banner')
  return (
    <Notice tone="info" className="mb-5 max-w-160">
      <p>{t('formsClosed')}</p>
    </Notice>
  )
}
