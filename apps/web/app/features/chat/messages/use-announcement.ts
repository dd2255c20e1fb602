import { shortened } from '@narthex/client/format/excerpt'
import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useAuthorName } from './author-name.tsx'

const betweenMs = 5000

/** Announces new messages of others in a sentence, at most every five seconds, for screen readers. */
export function useAnnouncement(list: readonly ChatMessage[], isOwn: (message: ChatMessage) => boolean): string {
  const t = useTranslations('chat')
  const name = useAuthorName()
  const [text, setText] = useState('')
  const state = useRef<{ readUpTo: number | undefined; latest: readonly ChatMessage[] }>({
    readUpTo: undefined,
    latest: list,
  })
  const latestId = list.at(-1)?.id
  useEffect(() => {
    state.current.latest = list
  }, [list])
  useEffect(() => {
    state.current.readUpTo ??= latestId
  }, [latestId])
  const announce = useRef(() => {})
  useEffect(() => {
    announce.current = () => {
      const { readUpTo, latest } = state.current
      if (readUpTo === undefined) return
      const news = latest.filter((message) => message.id > readUpTo && !isOwn(message))
      state.current.readUpTo = latest.at(-1)?.id ?? readUpTo
      const last = news.at(-1)
      if (last)
        setText(t('announced', { count: news.length, name: name(last.autor), text: shortened(last.texto, 120) ?? '' }))
    }
  })
  useEffect(() => {
    const timer = setInterval(() => announce.current(), betweenMs)
    return () => clearInterval(timer)
  }, [])
  return text
}
