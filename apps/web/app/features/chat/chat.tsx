import { useIsOnline } from '@narthex/client/device/connection'
import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { buttonClass } from '@narthex/ui/button'
import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { HelpNotice } from '../../components/help/help-notice.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { ChatHead } from './chat-head.tsx'
import { ChatSkeleton } from './chat-skeleton.tsx'
import { MessageList } from './messages/message-list.tsx'
import { PinnedBar } from './pinned-bar.tsx'
import { usePrayerNews } from './prayers/use-prayers.ts'
import { ChatContext, useChatState, useOpenChat } from './session/use-chat.ts'
import { useChatRefusal } from './use-chat-refusal.ts'
import type { Aim } from './writing/composer.tsx'
import { WritingPlace } from './writing/writing-place.tsx'

const MessageSheet = lazyPart(() => import('./message/message-sheet.tsx').then(({ MessageSheet }) => MessageSheet))

export interface ChatProps {
  readonly channel: string
  /** The channel of the team beside it. */
  readonly teamChannel?: string | undefined
  /** Messages of the first load; at most a hundred. */
  readonly limit?: number
  /** Suggested to a visitor as their name. */
  readonly guestName?: string
  /** Shows their tools to hosts and moderators. */
  readonly showsTools?: boolean
  /** The second of the broadcast at which something is written. */
  readonly second?: (() => number | undefined) | undefined
  readonly onReady?: () => void
  /** The number of messages that came while the reader read further up. */
  readonly onUnread?: (count: number) => void
  readonly onSent?: (message: ChatMessage) => void
}

/**
 * A chat that fills its place: give it a height. It finds out by itself who reads, and opens the team's channel and
 * private rooms in the same place.
 */
export function Chat(props: ChatProps) {
  const isMember = useSession(isLoggedIn)
  const [other, setOther] = useState<string>()
  const channel = isMember && other ? other : props.channel
  const onBack = channel === props.channel ? undefined : () => setOther(undefined)
  return (
    <OpenChannel
      // Another reader, or another channel, is another chat.
      key={`${channel} ${isMember}`}
      {...props}
      channel={channel}
      onBack={onBack}
      onOpenChannel={setOther}
    />
  )
}

interface OpenChannelProps extends ChatProps {
  readonly onBack: (() => void) | undefined
  readonly onOpenChannel: (channel: string) => void
}

const ignore = () => {}

function OpenChannel(props: OpenChannelProps) {
  const { channel, limit = 50, onSent = ignore } = props
  const { slug, codigo } = useChurchSite().church
  const chat = useOpenChat({ slug, church: codigo, channel, limit }, onSent)
  return (
    <ChatContext value={chat}>
      <ChatFrame {...props} onRetry={() => void chat.session.reload()} />
    </ChatContext>
  )
}

function ChatFrame({ onRetry, ...props }: OpenChannelProps & { readonly onRetry: () => void }) {
  const t = useTranslations('chat')
  const phase = useChatState((state) => state.phase)
  const onReady = useEffectEvent(() => props.onReady?.())
  useEffect(() => {
    if (phase === 'ready') onReady()
  }, [phase])
  return (
    <section aria-label={t('label')} className="flex h-full min-h-0 flex-col overflow-hidden bg-canvas">
      {phase === 'loading' && <ChatSkeleton />}
      {phase === 'failed' && (
        <Explained title={t('failedTitle')} lead={t('failed')}>
          <button type="button" onClick={onRetry} className={buttonClass('primary')}>
            {t('again')}
          </button>
        </Explained>
      )}
      {phase === 'missing' && (
        <Explained title={t('missingTitle')} lead={t('missing')}>
          {props.onBack && (
            <button type="button" onClick={props.onBack} className={buttonClass('quiet')}>
              {t('room.back')}
            </button>
          )}
        </Explained>
      )}
      {phase === 'ready' && <ReadyChat {...props} />}
    </section>
  )
}

function ReadyChat(props: OpenChannelProps) {
  const { teamChannel, guestName = '', showsTools = true, second, onUnread = ignore, onBack, onOpenChannel } = props
  const t = useTranslations('chat')
  const refusalText = useChatRefusal()
  const isOnline = useIsOnline()
  const help = useChatState((state) => state.help)
  const [opened, setOpened] = useState<ChatMessage>()
  const [aim, setAim] = useState<Aim>()
  const [notice, setNotice] = useState<string>()
  const onFailure = (error: unknown) => setNotice(refusalText(error))
  usePrayerNews(setNotice)
  const endAim = useCallback(() => setAim(undefined), [])
  useEffect(() => {
    if (!notice) return
    const timer = setTimeout(() => setNotice(undefined), 6000)
    return () => clearTimeout(timer)
  }, [notice])
  return (
    <>
      <ChatHead
        showsTools={showsTools}
        teamChannel={teamChannel}
        onBack={onBack}
        onOpenChannel={onOpenChannel}
        second={second}
        onFailure={onFailure}
      />
      <PinnedBar showsTools={showsTools} onFailure={onFailure} />
      {!isOnline && <p className="bg-sunken px-4 py-2 text-center text-sm">{t('offline')}</p>}
      <MessageList onOpen={setOpened} onUnread={onUnread} onNotice={setNotice} />
      {help && (
        <div className="max-h-1/2 overflow-y-auto px-3 pb-3">
          <HelpNotice help={help} />
        </div>
      )}
      <p role="status" className="bg-sunken px-4 py-2 text-center text-sm font-medium empty:hidden">
        {notice}
      </p>
      <WritingPlace aim={aim} second={second} guestName={guestName} onAimEnd={endAim} />
      {opened && (
        <LazyPart>
          <MessageSheet
            message={opened}
            showsTools={showsTools}
            onAim={setAim}
            onClose={() => setOpened(undefined)}
            onNotice={setNotice}
          />
        </LazyPart>
      )}
    </>
  )
}

function Explained({ title, lead, children }: { title: string; lead: string; children?: React.ReactNode }) {
  return (
    <div className="m-auto max-w-sm px-6 py-12 text-center">
      <h2 className="text-xl">{title}</h2>
      <p className="mt-2 mb-6 text-muted">{lead}</p>
      {children}
    </div>
  )
}
