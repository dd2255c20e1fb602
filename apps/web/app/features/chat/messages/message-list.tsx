import { asOpening, dayText } from '@narthex/client/format/dates'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import type { ChatEmoji } from '@narthex/contract/chat/chat-values'
import { Icon } from '@narthex/ui/icon'
import { Spinner } from '@narthex/ui/spinner'
import { Fragment, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTimeZone, useTranslations } from 'use-intl'
import { useDateContext } from '../../../components/use-date-context.ts'
import { findAuthor } from '../session/chat-state.ts'
import { useChat, useChatState } from '../session/use-chat.ts'
import { MessageRow } from './message-row.tsx'
import { toRows } from './message-rows.ts'
import { PendingRow } from './pending-row.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useFollowing } from './use-following.ts'

export interface MessageListProps {
  readonly onOpen: (message: ChatMessage) => void
  /** The number of messages below what is in sight. */
  readonly onUnread: (count: number) => void
  /** Shows a short message to the reader. */
  readonly onNotice: (text: string) => void
}

/** The messages of a channel, newest last. Arrow keys move between them, and Enter opens what one can do with one. */
export function MessageList({ onOpen, onUnread, onNotice }: MessageListProps) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const { list, hasOlder } = useChatState(({ messages }) => messages)
  const pending = useChatState((state) => state.pending)
  const author = useChatState(findAuthor)
  const isOpen = useChatState(({ channel }) => channel?.situacao === 'ABERTO')
  const scroller = useRef<HTMLDivElement>(null)
  const { shown, newCount, readUpTo, onScroll, toEnd } = useFollowing(scroller, list, pending.length, session)
  const timeZone = useTimeZone() ?? 'UTC'
  const rows = useMemo(() => toRows(shown, timeZone), [shown, timeZone])
  const isOwn = ({ autor }: ChatMessage) => author !== undefined && autor.id === author
  const announcement = useAnnouncement(list, isOwn)
  const { current, ...acts } = useMessageActs({ onOpen, onNotice })
  const currentId = shown.some(({ id }) => id === current) ? current : shown.at(-1)?.id
  useEffect(() => onUnread(newCount), [newCount, onUnread])
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroller}
        role="log"
        aria-live="off"
        aria-label={t('label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="absolute inset-0 overflow-y-auto overscroll-contain [overflow-anchor:none]"
      >
        {hasOlder && <OlderState />}
        {list.length === 0 && pending.length === 0 && (
          <p className="absolute inset-0 m-auto h-fit max-w-xs px-6 text-center text-muted">{t('empty')}</p>
        )}
        <ol onKeyDown={moveFocus} className="flex min-h-full flex-col justify-end pt-2 pb-3">
          {rows.map(({ message, isNewDay, isContinued }) => (
            <Fragment key={message.id}>
              {isNewDay && <DayLine at={message.dataCadastro} />}
              <MessageRow
                message={message}
                isContinued={isContinued}
                isOwn={isOwn(message)}
                isCurrent={message.id === currentId}
                canReact={author !== undefined && isOpen}
                {...acts}
              />
              {message.id === readUpTo && message !== shown.at(-1) && (
                <li className="my-2 flex items-center gap-3 px-4 text-xs font-semibold text-brand-text before:h-px before:grow before:bg-brand-text after:h-px after:grow after:bg-brand-text">
                  {t('newMark')}
                </li>
              )}
            </Fragment>
          ))}
          {pending.map((message) => (
            <PendingRow key={message.chave} message={message} />
          ))}
        </ol>
      </div>
      {newCount > 0 && <ToEnd count={newCount} onClick={toEnd} />}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** Callbacks of the rows; identical at every render, so that unchanged rows are not drawn again. */
function useMessageActs({ onOpen, onNotice }: Pick<MessageListProps, 'onOpen' | 'onNotice'>) {
  const t = useTranslations('chat')
  const { session } = useChat()
  const [current, setCurrent] = useState<number>()
  const onReact = useCallback(
    (message: ChatMessage, emoji: ChatEmoji, isOn: boolean) =>
      void session.react(message, emoji, isOn).catch(() => onNotice(t('failedAct'))),
    [session, onNotice, t],
  )
  const onJump = useCallback(
    (id: number) => {
      const row = document.getElementById(`chat-message-${id}`)
      if (!row) return onNotice(t('quoteGone'))
      row.scrollIntoView({ block: 'center' })
      row.querySelector<HTMLElement>('[data-message-options]')?.focus({ preventScroll: true })
    },
    [onNotice, t],
  )
  const open = useCallback(
    (message: ChatMessage) => {
      setCurrent(message.id)
      onOpen(message)
    },
    [onOpen],
  )
  return { current, onOpen: open, onReact, onJump }
}

function DayLine({ at }: { at: string }) {
  const dates = useDateContext()
  return (
    <li className="my-3 text-center text-xs font-semibold text-muted">{asOpening(dayText(new Date(at), dates))}</li>
  )
}

function ToEnd({ count, onClick }: { count: number; onClick: () => void }) {
  const t = useTranslations('chat')
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute bottom-3 left-1/2 inline-flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-button bg-brand px-4 text-sm font-semibold whitespace-nowrap text-on-brand shadow-float"
    >
      {t('newCount', { count })}
      <Icon name="chevron" className="size-4" />
    </button>
  )
}

function OlderState() {
  const t = useTranslations('chat')
  const { session } = useChat()
  const hasFailed = useChatState(({ hasOlderFailed }) => hasOlderFailed)
  const isLoading = useChatState(({ isLoadingOlder }) => isLoadingOlder)
  if (hasFailed) {
    return (
      <p className="flex flex-wrap items-center justify-center gap-3 py-3 text-sm">
        {t('olderFailed')}
        <button
          type="button"
          onClick={() => void session.loadOlder()}
          className="min-h-11 font-semibold text-brand-text"
        >
          {t('again')}
        </button>
      </p>
    )
  }
  return (
    <p className="grid min-h-11 place-items-center text-muted">
      {isLoading && (
        <>
          <Spinner />
          <span className="sr-only">{t('older')}</span>
        </>
      )}
    </p>
  )
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = steps[event.key]
  const target = event.target as HTMLElement
  if (!step || !('messageOptions' in target.dataset)) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message-options]')]
  const next = buttons[step(buttons.indexOf(target), buttons.length)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
