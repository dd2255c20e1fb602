import { dismissMessage, useMessages } from '@narthex/client/calls/status-store'
import { ToastRegion } from '@narthex/ui/office/toast-region'
import { useTranslations } from 'use-intl'

/** Messages about completed actions, with undo. */
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
