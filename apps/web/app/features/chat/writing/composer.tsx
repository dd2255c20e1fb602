import { useAct } from '@narthex/client/data/use-act'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { chatLimits } from '@narthex/contract/chat/chat-values'
import { iconButtonClass, textLinkClass } from '@narthex/ui/button'
import { controlClass } from '@narthex/ui/field'
import { Icon } from '@narthex/ui/icon'
import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { editMessage } from '../chat-calls.ts'
import { useAuthorName } from '../messages/author-name.tsx'
import { useChat, useChatState } from '../session/use-chat.ts'
import { useChatRefusal } from '../use-chat-refusal.ts'
import { useSecondsUntil } from './use-wait.ts'

/** Purpose of the text, if it is not a new message. */
export interface Aim {
  readonly kind: 'reply' | 'edit'
  readonly message: ChatMessage
}

export interface ComposerProps {
  readonly aim: Aim | undefined
  readonly onAimEnd: () => void
  /** The second of the broadcast, where there is one. */
  readonly second: (() => number | undefined) | undefined
}

/** Number of characters left from which the counter appears. */
const nearLimit = 100

/** A growing text field. Enter sends, Shift+Enter begins a line; the focus stays. */
export function Composer({ aim, onAimEnd, second }: ComposerProps) {
  const t = useTranslations('chat')
  const nextAt = useChatState((state) => state.nextAt)
  const waitSeconds = useSecondsUntil(aim?.kind === 'edit' ? 0 : nextAt)
  const noteId = useId()
  const { field, text, setText, failure, submit, leaveAim } = useWriting({ aim, onAimEnd, second, waitSeconds })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && aim) leaveAim()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void submit()
  }
  return (
    <form
      onSubmit={submit}
      className="border-t border-line bg-card px-3 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {aim && <AimLine aim={aim} onCancel={leaveAim} />}
      <div className="flex items-end gap-2">
        <textarea
          ref={field}
          id="chat-text"
          rows={1}
          value={text}
          maxLength={chatLimits.texto}
          enterKeyHint="send"
          aria-label={t('write.label')}
          aria-describedby={noteId}
          placeholder={t('write.placeholder')}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={onKeyDown}
          className={`${controlClass} field-sizing-content max-h-32 resize-none`}
        />
        <button
          type="submit"
          aria-disabled={waitSeconds > 0 || !text.trim()}
          className={`${iconButtonClass} size-12 bg-brand text-on-brand shadow-[inset_0_0_0_1px_var(--brand-edge)] aria-disabled:bg-sunken aria-disabled:text-muted`}
        >
          {waitSeconds > 0 ? (
            <span aria-hidden="true" className="text-sm font-semibold tabular-nums">
              {waitSeconds}
            </span>
          ) : (
            <Icon name={aim?.kind === 'edit' ? 'check' : 'arrow'} />
          )}
          <span className="sr-only">{t(aim?.kind === 'edit' ? 'write.save' : 'write.send')}</span>
        </button>
      </div>
      <div id={noteId} className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted empty:hidden">
        {failure && (
          <p role="alert" className="font-medium text-danger">
            {failure}
          </p>
        )}
        {waitSeconds > 0 && <p>{t('write.slow', { seconds: waitSeconds })}</p>}
        {chatLimits.texto - text.length <= nearLimit && (
          <p>{t('write.left', { count: chatLimits.texto - text.length })}</p>
        )}
        {!aim && <GuestName />}
      </div>
    </form>
  )
}

/** The whole second of the broadcast. */
export function wholeSecond(second: ComposerProps['second']): number | undefined {
  const at = second?.()
  return at === undefined ? undefined : Math.floor(at)
}

/** The text, and what becomes of it: a new message, a reply, or a message that is changed. */
function useWriting({ aim, onAimEnd, second, waitSeconds }: ComposerProps & { readonly waitSeconds: number }) {
  const { session, sending } = useChat()
  const [text, setText] = useState('')
  const { failure, run, clear } = useAct(useChatRefusal())
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!aim) return
    if (aim.kind === 'edit') setText(aim.message.texto)
    field.current?.focus()
  }, [aim])

  const leaveAim = () => {
    if (aim?.kind === 'edit') setText('')
    clear()
    onAimEnd()
    field.current?.focus()
  }
  const submit = async (event?: SubmitEvent) => {
    event?.preventDefault()
    const written = text.trim()
    if (!written || waitSeconds > 0) return
    clear()
    if (aim?.kind === 'edit') {
      const isDone = await run(async () =>
        session.accept(await editMessage(session.options.channel, aim.message.id, written, session.guestToken)),
      )
      if (!isDone) return
    } else {
      const { id, autor, texto } = aim?.message ?? {}
      const reply = id && autor && texto ? { id, nome: autor.nome, texto } : null
      sending.write({ texto: written, respostaA: reply, segundo: wholeSecond(second) })
    }
    setText('')
    onAimEnd()
    field.current?.focus()
  }
  return { field, text, setText, failure, submit, leaveAim }
}

/** Name under which a guest writes, and the way to change it. */
function GuestName() {
  const t = useTranslations('chat.write')
  const { session } = useChat()
  const guest = useChatState((state) => state.guest)
  if (!guest) return null
  return (
    <p>
      {t('as', { name: guest.nome })}{' '}
      <button type="button" onClick={() => session.leave()} className="font-semibold text-brand-text underline">
        {t('changeName')}
      </button>
    </p>
  )
}

function AimLine({ aim, onCancel }: { aim: Aim; onCancel: () => void }) {
  const t = useTranslations('chat')
  const name = useAuthorName()
  return (
    <div className="flex items-center justify-between gap-3 text-sm">
      <p className="min-w-0 truncate border-s-3 border-brand-text ps-2 text-muted">
        {aim.kind === 'edit' ? t('write.editing') : t('write.replyTo', { name: name(aim.message.autor) })}
      </p>
      <button type="button" onClick={onCancel} className={textLinkClass}>
        {t('write.cancel')}
      </button>
    </div>
  )
}
