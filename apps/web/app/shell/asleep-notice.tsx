import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { ServedOnly } from '../components/served-only.tsx'
import { asleepNoticeId } from '../document/asleep.ts'
import { standingNoticeClass } from './standing-notice.tsx'

/** The offline notice of a page that is not hydrated. The app has its own banner. */
export function AsleepNotice() {
  return <ServedOnly id={asleepNoticeId}>{import.meta.env.SSR && <ConnectionLost />}</ServedOnly>
}

function ConnectionLost() {
  const t = useTranslations('shell')
  return (
    <div className={standingNoticeClass}>
      <Notice tone="warning" icon="offline" role="none" className="pointer-events-auto shadow-float">
        <p className="font-semibold">{t('connection.lost')}</p>
        <p className="text-muted">{t('connection.stillHere')}</p>
      </Notice>
    </div>
  )
}
