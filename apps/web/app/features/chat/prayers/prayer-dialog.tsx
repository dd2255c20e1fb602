import { useAct } from '@narthex/client/data/use-act'
import { chatLimits } from '@narthex/contract/chat/chat-values'
import { textLinkClass } from '@narthex/ui/button'
import { Dialog } from '@narthex/ui/dialog'
import { SubmitButton } from '@narthex/ui/submit-button'
import { TextArea } from '@narthex/ui/text-area'
import { TextField } from '@narthex/ui/text-field'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { RoomDialog, type RoomDialogProps } from '../rooms/room-dialog.tsx'
import { useChat, useChatState } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'
import { type ComposerProps, wholeSecond } from '../writing/composer.tsx'

interface PrayerDialogProps extends RoomDialogProps {
  readonly second: ComposerProps['second']
}

/** A request for prayer, which calls the hosts: in the chat, or for members in a private room. */
export function PrayerDialog({ second, onClose, onEnter }: PrayerDialogProps) {
  const t = useTranslations('chat')
  const isMember = useChatState(({ self }) => self !== undefined)
  const [isPrivate, setPrivate] = useState(false)
  if (isPrivate) return <RoomDialog onClose={onClose} onEnter={onEnter} />
  return (
    <Dialog isOpen onClose={onClose} title={t('prayer.ask')} closeLabel={t('close')}>
      <p className="mb-4 text-muted">{t('prayer.lead')}</p>
      <RequestForm second={second} onDone={onClose} />
      {isMember && (
        <button type="button" onClick={() => setPrivate(true)} className={`${textLinkClass} mt-2`}>
          {t('prayer.privately')}
        </button>
      )}
    </Dialog>
  )
}

/** The request, with a name where a visitor has given none. */
function RequestForm({ second, onDone }: Pick<PrayerDialogProps, 'second'> & { readonly onDone: () => void }) {
  const t = useTranslations('chat')
  const { session, sending } = useChat()
  const isNamed = useChatState(({ self, guest }) => self !== undefined || guest !== undefined)
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { isBusy, failure, run } = useAct(useChatRefusal())
  const ask = async (event: SubmitEvent) => {
    event.preventDefault()
    setAsked(true)
    const [nome, texto] = [name.trim(), text.trim()]
    if (!texto || (!isNamed && !nome)) return
    const isEntered = isNamed || (await run(() => session.enter(nome)))
    if (!isEntered) return
    sending.write({ texto, segundo: wholeSecond(second), isPrayer: true })
    onDone()
  }
  return (
    <form noValidate onSubmit={ask} className="grid gap-4">
      {!isNamed && (
        <TextField
          label={t('enter.name')}
          autoComplete="given-name"
          maxLength={chatLimits.visitante}
          value={name}
          error={isAsked && !name.trim() ? t('enter.nameEmpty') : failure}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
      )}
      <TextArea
        label={t('prayer.text')}
        autoFocus
        maxLength={chatLimits.texto}
        value={text}
        error={isAsked && !text.trim() ? t('prayer.textEmpty') : undefined}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SubmitButton isSending={isBusy}>{t('prayer.ask')}</SubmitButton>
    </form>
  )
}
