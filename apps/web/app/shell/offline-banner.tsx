import { showMessage } from '@narthex/client/calls/status-store'
import { markAnswered, useIsOnline } from '@narthex/client/device/connection'
import { Notice } from '@narthex/ui/notice'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { StandingNotice } from './standing-notice.tsx'

/** Announces a lost connection with what still works, and briefly its return. Belongs in a live region. */
export function OfflineBanner() {
  const t = useTranslations('shell')
  const { key } = useLocation()
  const isOnline = useIsOnline()
  const wasOnline = useRef(isOnline)
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (wasOnline.current === isOnline) return
    wasOnline.current = isOnline
    setDismissed(false)
    if (isOnline) showMessage('GLOBAL', { tone: 'success', text: t('connection.back') })
  }, [isOnline, t])
  // A loaded page proves the connection, even if an earlier call failed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with each loaded page
  useEffect(markAnswered, [key])

  if (isOnline || isDismissed) return null
  return (
    <StandingNotice>
      <Notice
        tone="warning"
        icon="offline"
        role="none"
        dismiss={{ label: t('close'), onDismiss: () => setDismissed(true) }}
        className="pointer-events-auto shadow-float"
      >
        <p className="font-semibold">{t('connection.lost')}</p>
        <p className="text-muted">{t('connection.stillHere')}</p>
      </Notice>
    </StandingNotice>
  )
}
