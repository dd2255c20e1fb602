import { useIsOnline } from '@narthex/client/device/connection'
import { useTranslations } from 'use-intl'
import { useClock } from './use-clock.ts'

export interface SyncStateProps {
  readonly syncedAt: number
  readonly waiting: number
  readonly isSyncing: boolean
  readonly onSync: () => void
}

/** State of the synchronisation: connection, scans waiting and age of the list. Always visible. */
export function SyncState({ syncedAt, waiting, isSyncing, onSync }: SyncStateProps) {
  const t = useTranslations('door')
  const isOnline = useIsOnline()
  const clock = useClock()
  return (
    <div className="flex items-center justify-between gap-3 rounded-card bg-sunken px-4 py-2 text-sm" data-sync>
      <p role="status">
        <strong>{t(isOnline ? 'online' : 'offline')}</strong>
        {' · '}
        {t('waiting', { count: waiting })}
        <span className="block text-muted">{t('syncedAt', { time: clock(new Date(syncedAt).toISOString()) })}</span>
      </p>
      <button type="button" onClick={onSync} disabled={isSyncing} className="min-h-11 font-semibold text-brand-text">
        {t(isSyncing ? 'syncing' : 'sync')}
      </button>
    </div>
  )
}
