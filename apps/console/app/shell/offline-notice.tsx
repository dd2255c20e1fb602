import { useIsOnline } from '@narthex/client/device/connection'
import { Icon } from '@narthex/ui/icon'
import { useTranslations } from 'use-intl'

/** Says that nothing can be sent at the moment, and that what is written is kept. */
export function OfflineNotice() {
  const t = useTranslations('consoleFrame')
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-start gap-2 border-b border-line bg-sunken px-4 py-2.5 text-sm font-medium lg:px-8">
          <Icon name="offline" className="mt-0.5 size-4.5" />
          {t('offline')}
        </p>
      )}
    </div>
  )
}
