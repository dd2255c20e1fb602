import { useAct } from '@narthex/client/data/use-act'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { chatEditMs, chatEmojis } from '@narthex/contract/chat/chat-values'
import { Dialog } from '@narthex/ui/dialog'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import * as calls from '../chat-calls.ts'
import { useAuthorName } from '../messages/author-name.tsx'
import { MessageText } from '../messages/message-text.tsx'
import { findAuthor } from '../session/chat-state.ts'
import { useChat, useChatState } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'
import type { Aim } from '../writing/composer.tsx'
import { ReportStep } from './report-step.tsx'

const BlockStep = lazyPart(() => import('../moderation/block-step.tsx').then(({ BlockStep }) => BlockStep))

export interface MessageSheetProps {
  readonly message: ChatMessage
  /** Tools of moderators and hosts, for readers who have the permission. */
  readonly showsTools: boolean
  readonly onAim: (aim: Aim) => void
  readonly onClose: () => void
  readonly onNotice: (text: string) => void
}

type Step = 'acts' | 'report' | 'remove' | 'removeAll' | 'block'

/** Actions of the reader on a message. */
export function MessageSheet({ message, showsTools, onAim, onClose, onNotice }: MessageSheetProps) {
  const t = useTranslations('chat')
  const name = useAuthorName()(message.autor)
  const { session } = useChat()
  const { channel: canal } = session.options
  const [step, setStep] = useState<Step>('acts')
  const { failure, run: act } = useAct(useChatRefusal())
  const { id, autor } = message

  /** Closes the sheet once it is done, or says why it is not. */
  const run = async (call: () => Promise<void>) => {
    await act(async () => {
      await call()
      onClose()
    })
  }
  const remove = () =>
    run(async () => {
      await calls.removeMessage(canal, id, session.guestToken)
      session.applyOwn({ tipo: 'APAGADAS', ids: [id] })
    })
  const removeAll = () =>
    run(async () => {
      if (!autor.id) return
      await calls.removeAuthorMessages(canal, autor.id)
      session.applyOwn({ tipo: 'AUTOR_APAGADO', autor: autor.id, ate: Number.MAX_SAFE_INTEGER })
    })

  if (step === 'remove' || step === 'removeAll') {
    const isAll = step === 'removeAll'
    return (
      <ConfirmDialog
        isOpen
        title={isAll ? t('removeAllTitle', { name }) : t('removeTitle')}
        confirmLabel={t('acts.remove')}
        cancelLabel={t('acts.cancel')}
        refusal={failure}
        onClose={onClose}
        onConfirm={isAll ? removeAll : remove}
      >
        <p>{t(isAll ? 'removeAllLead' : 'removeLead')}</p>
      </ConfirmDialog>
    )
  }
  if (step === 'block') {
    return (
      <LazyPart>
        <BlockStep author={autor} onClose={onClose} onNotice={onNotice} />
      </LazyPart>
    )
  }
  return (
    <Dialog isOpen onClose={onClose} title={name} closeLabel={t('close')}>
      {step === 'report' ? (
        <ReportStep message={message} onClose={onClose} onNotice={onNotice} />
      ) : (
        <>
          <MessageText text={message.texto} className="mb-3 line-clamp-4 text-muted" />
          <Acts message={message} showsTools={showsTools} onAim={onAim} onClose={onClose} run={run} onStep={setStep} />
          <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
            {failure}
          </p>
        </>
      )}
    </Dialog>
  )
}

interface ActsProps extends Pick<MessageSheetProps, 'message' | 'showsTools' | 'onAim' | 'onClose'> {
  readonly run: (act: () => Promise<void>) => Promise<void>
  readonly onStep: (step: Step) => void
}

function Acts({ message, showsTools, onAim, onClose, run, onStep }: ActsProps) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const { channel: canal } = session.options
  const self = useChatState((state) => state.self)
  const author = useChatState(findAuthor)
  const channel = useChatState((state) => state.channel)
  const [openedAt] = useState(Date.now)
  const { id, autor, reacoes, situacao } = message
  const isPublished = situacao === 'PUBLICADA'
  const mayWrite = author !== undefined && channel?.situacao === 'ABERTO' && !self?.flagBanido
  const isOwn = author !== undefined && autor.id === author
  const isEditable = isOwn && mayWrite && openedAt - Date.parse(message.dataCadastro) < chatEditMs
  const isModerator = showsTools && self?.flagModerador
  const isPinned = channel?.fixada?.id === id
  const aimAt = (kind: Aim['kind']) => {
    onClose()
    // After the dialog has given the focus back.
    requestAnimationFrame(() => onAim({ kind, message }))
  }
  const pin = () =>
    run(async () => session.acceptChannel(await (isPinned ? calls.unpinMessage(canal) : calls.pinMessage(canal, id))))
  const hasReaction = (emoji: string) => reacoes.some((one) => one.emoji === emoji && one.flagMinha)

  return (
    <>
      {mayWrite && isPublished && (
        <fieldset className="mb-3 flex justify-between">
          <legend className="sr-only">{t('reactions.group')}</legend>
          {chatEmojis.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-pressed={hasReaction(emoji)}
              aria-label={t('reactions.give', { emoji })}
              onClick={() => void run(() => session.react(message, emoji, !hasReaction(emoji)))}
              className="grid size-12 place-items-center rounded-full bg-sunken text-xl aria-pressed:bg-brand-soft aria-pressed:shadow-[inset_0_0_0_2px_var(--brand-text)]"
            >
              <span aria-hidden="true">{emoji}</span>
            </button>
          ))}
        </fieldset>
      )}
      <ul className="divide-y divide-line">
        {mayWrite && isPublished && <Act onPress={() => aimAt('reply')}>{t('acts.reply')}</Act>}
        {isEditable && <Act onPress={() => aimAt('edit')}>{t('acts.edit')}</Act>}
        {showsTools && self?.flagAnfitriao && isPublished && (
          <Act onPress={() => void pin()}>{t(isPinned ? 'acts.unpin' : 'acts.pin')}</Act>
        )}
        {author !== undefined && !isOwn && <Act onPress={() => onStep('report')}>{t('acts.report')}</Act>}
        {(isOwn || isModerator) && (
          <Act isGrave onPress={() => onStep('remove')}>
            {t('acts.remove')}
          </Act>
        )}
        {isModerator && !isOwn && autor.id && (
          <>
            <Act isGrave onPress={() => onStep('removeAll')}>
              {t('acts.removeAll')}
            </Act>
            {autor.papel !== 'EQUIPE' && (
              <Act isGrave onPress={() => onStep('block')}>
                {t('acts.block')}
              </Act>
            )}
          </>
        )}
      </ul>
    </>
  )
}

function Act({ isGrave = false, onPress, children }: { isGrave?: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className={`min-h-12 w-full px-1 text-start font-semibold hover:bg-sunken ${isGrave ? 'text-danger' : ''}`}
      >
        {children}
      </button>
    </li>
  )
}
