import { asOpening, whenText } from '@narthex/client/format/dates'
import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { toNotificationPlace } from '@narthex/contract/notifications/notification-place'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { useChurchSite } from '../../page/use-site.ts'
import { goToChurch } from '../../session/hand-off.ts'

export interface NotificationDialogProps {
  /** None while it is closed. */
  readonly notification: MemberNotification | undefined
  readonly onClose: () => void
}

/** All of a notification, over the list: a plain message, or another church's with the way there. */
export function NotificationDialog({ notification, onClose }: NotificationDialogProps) {
  const t = useTranslations('notifications')
  return (
    <Dialog
      isOpen={notification !== undefined}
      onClose={onClose}
      title={notification?.titulo ?? ''}
      closeLabel={t('message.close')}
    >
      {notification && <Message notification={notification} />}
    </Dialog>
  )
}

function Message({ notification }: { notification: MemberNotification }) {
  const t = useTranslations('notifications')
  const { church } = useChurchSite()
  const dates = useDateContext()
  const { corpo, tipo, dataCadastro, igreja } = notification
  return (
    <>
      <p className="text-sm text-muted">
        {t(`kinds.${tipo?.codigo ?? 'AVISO'}`)} · {asOpening(whenText(new Date(dataCadastro), dates))}
      </p>
      <p className="mt-3 max-w-measure whitespace-pre-line wrap-anywhere">{corpo}</p>
      {igreja.codigo !== church.codigo && <OtherChurch notification={notification} />}
    </>
  )
}

/** The site of another church, where the member is known by a code that is good once. */
function OtherChurch({ notification }: { notification: MemberNotification }) {
  const t = useTranslations('notifications.message')
  const [going, setGoing] = useState<'no' | 'yes' | 'failed'>('no')
  const { codigo, nome } = notification.igreja
  const go = async () => {
    if (going === 'yes') return
    setGoing('yes')
    const path = toNotificationPlace(notification) ?? '/user/notifications'
    await goToChurch(codigo, path).catch(() => setGoing('failed'))
  }
  return (
    <div className="mt-6 rounded-card bg-sunken p-4">
      <p>{t('otherChurch', { church: nome })}</p>
      <button
        type="button"
        onClick={go}
        aria-busy={going === 'yes'}
        className={`${buttonClass('primary')} mt-4 max-sm:w-full`}
      >
        {going === 'yes' ? <Spinner /> : <Icon name="external" className="size-5" />}
        {going === 'yes' ? t('opening') : t('openChurch', { church: nome })}
      </button>
      <p role="status" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {going === 'failed' && t('failed')}
      </p>
    </div>
  )
}
