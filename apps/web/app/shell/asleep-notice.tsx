import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'

/** For a page that sleeps: the enhancer shows it while there is no connection. The app has a banner of its own. */
export function AsleepNotice() {
  const t = useTranslations('shell')
  return (
    <div id="asleep-notice" hidden suppressHydrationWarning>
      <Notice tone="warning" icon="offline" role="none" className="pointer-events-auto shadow-float">
        <p className="font-semibold">{t('connection.lost')}</p>
        <p className="text-muted">{t('connection.stillHere')}</p>
      </Notice>
    </div>
  )
}
