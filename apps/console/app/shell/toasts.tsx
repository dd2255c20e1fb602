import { dismissMessage, useMessages } from '@narthex/client/calls/status-store'
import { ToastRegion } from '@narthex/ui/office/toast-region'
import { useTranslations } from 'use-intl'

/** What was done, with the way to take it back. */
export function Toasts() {
  const t = useTranslations('consoleFrame')
  return (
    <ToastRegion
      toasts={useMessages('GLOBAL')}
      onDismiss={(id) => dismissMessage('GLOBAL', id)}
      label={t('messages')}
      closeLabel={t('close')}
    />
  )
}
