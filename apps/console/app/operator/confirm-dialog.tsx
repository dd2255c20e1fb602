import { useTranslations } from 'use-intl'
import * as office from '../components/confirm-dialog.tsx'

/** Asks before something is done, in the words of the operators' console. */
export function ConfirmDialog(props: Omit<office.ConfirmDialogProps, 'cancel'>) {
  const t = useTranslations('operatorFrame')
  return <office.ConfirmDialog {...props} cancel={t('cancel')} />
}
