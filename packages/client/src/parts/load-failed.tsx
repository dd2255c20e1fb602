import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useTranslations } from 'use-intl'
import { useIsOnline } from '../device/connection.ts'

/** Error state of content that failed to load: the reason and a retry, which reloads the page by default. */
export function LoadFailed({ onRetry = () => location.reload() }: { onRetry?: () => void }) {
  const t = useTranslations('errors')
  const reason = useIsOnline() ? 'generic' : 'offline'
  const retry = () => {
    // The button goes away, and the focus would go with it.
    document.querySelector('main')?.focus()
    onRetry()
  }
  return (
    <div role="alert">
      <EmptyState icon={reason === 'offline' ? 'offline' : 'warning'} title={t(`${reason}Title`)} lead={t(reason)}>
        <button type="button" onClick={retry} className={buttonClass('quiet')}>
          {t('retry')}
        </button>
      </EmptyState>
    </div>
  )
}
