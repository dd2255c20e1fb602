import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { Chat } from '../chat.tsx'
import { parseEmbeddedChat } from './embed-query.ts'
import { announce, onCommand } from './parent-messages.ts'

/** A channel that fills the frame of another site (docs/embedding.md). */
export function EmbedChat({ title }: { title: string }) {
  const t = useTranslations('chat')
  const { search } = useLocation()
  const { channel, guestName, limit, showsTools } = parseEmbeddedChat(search)
  useEffect(
    () =>
      onCommand((command) => {
        if (command === 'narthex:chat:focus') document.getElementById('chat-text')?.focus()
        else if (channel) announce({ type: 'narthex:chat:ready', channel })
      }),
    [channel],
  )
  return (
    <div className="h-dvh w-full">
      <h1 className="sr-only">{title}</h1>
      <noscript>
        <p className="p-6 text-center">{t('needsScript')}</p>
      </noscript>
      {channel ? (
        <Chat
          channel={channel}
          guestName={guestName}
          limit={limit}
          showsTools={showsTools}
          onReady={() => announce({ type: 'narthex:chat:ready', channel })}
          onUnread={sendUnread}
          onSent={({ id }) => announce({ type: 'narthex:chat:message-sent', id })}
        />
      ) : (
        <div className="m-auto max-w-sm px-6 py-16 text-center">
          <h2 className="text-xl">{t('missingTitle')}</h2>
          <p className="mt-2 text-muted">{t('missing')}</p>
        </div>
      )}
    </div>
  )
}

const sendUnread = (count: number) => announce({ type: 'narthex:chat:unread', count })
