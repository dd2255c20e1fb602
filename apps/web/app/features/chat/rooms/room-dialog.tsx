import { useAct } from '@narthex/client/data/use-act'
import { buttonClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { openRoom } from '../chat-calls.ts'
import { useChat, useChatState } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'

export interface RoomDialogProps {
  readonly onClose: () => void
  readonly onEnter: (channel: string) => void
}

/** Asks for a private room with a host. Minors are invited to the open chat instead; the API refuses them too. */
export function RoomDialog({ onClose, onEnter }: RoomDialogProps) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const mayEnter = useChatState(({ self }) => self?.flagSalaReservada)
  const { failure, run } = useAct(useChatRefusal())
  if (!mayEnter) {
    return (
      <Dialog isOpen onClose={onClose} title={t('room.minorTitle')} closeLabel={t('close')}>
        <p>{t('refusals.CHAT_NO_MINORS')}</p>
        <button type="button" onClick={onClose} className={`${buttonClass('primary')} mt-6 w-full`}>
          {t('room.toPublic')}
        </button>
      </Dialog>
    )
  }
  const enter = async () => {
    await run(async () => {
      const { canal } = await openRoom(session.options.channel)
      onEnter(canal)
    })
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('room.enter')}
      confirmLabel={t('room.open')}
      cancelLabel={t('room.toPublic')}
      refusal={failure}
      onClose={onClose}
      onConfirm={enter}
    >
      <p>{t('room.lead')}</p>
    </ConfirmDialog>
  )
}
