import { useIsOnline } from '@narthex/client/device/connection'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type ChatOptions, ChatSession } from './chat-session.ts'
import type { ChatState } from './chat-state.ts'
import { Sending } from './sending.ts'

export interface OpenChat {
  readonly session: ChatSession
  readonly sending: Sending
}

export const ChatContext = createContext<OpenChat | undefined>(undefined)

/** Opens a channel while the component is shown. Another channel is another component: give it a key. */
export function useOpenChat(options: ChatOptions, onSent: (message: ChatMessage) => void): OpenChat {
  const notify = useRef(onSent)
  const [chat] = useState(() => {
    const session = new ChatSession(options)
    return { session, sending: new Sending(session, (message) => notify.current(message)) }
  })
  const isOnline = useIsOnline()
  useEffect(() => {
    notify.current = onSent
  }, [onSent])
  useEffect(() => {
    void chat.session.start().then(() => chat.sending.flush())
    return () => {
      chat.session.stop()
      chat.sending.stop()
    }
  }, [chat])
  useEffect(() => {
    if (isOnline) void chat.sending.flush()
  }, [isOnline, chat])
  return chat
}

/** The chat around a component. */
export function useChat(): OpenChat {
  const chat = useContext(ChatContext)
  if (!chat) throw new Error('This component belongs into a <Chat>')
  return chat
}

export function useChatState<T>(select: (state: ChatState) => T): T {
  return useStore(useChat().session.store, select)
}
