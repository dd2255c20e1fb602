import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { loadPrayers } from '../chat-calls.ts'
import { findAuthor } from '../session/chat-state.ts'
import { useChatState } from '../session/use-chat.ts'

/** Counts the requests for prayer that wait for a host; `news` rises when the hosts are called. */
export function useWaitingPrayers(channel: string | undefined, news: number): number {
  const [count, setCount] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again at each call
  useEffect(() => {
    if (channel === undefined) return setCount(0)
    let isLatest = true
    loadPrayers(channel).then(
      (prayers) => isLatest && setCount(prayers.length),
      () => {},
    )
    return () => {
      isLatest = false
    }
  }, [channel, news])
  return count
}

/** Reports to the reader that the hosts were called by their latest request, and that one has come. */
export function usePrayerNews(onNews: (text: string) => void): void {
  const t = useTranslations('chat.prayer')
  const own = useChatState(({ messages, ...reader }) => {
    const author = findAuthor(reader)
    return author && messages.list.findLast(({ oracao, autor }) => oracao !== null && autor.id === author)
  })
  const place = own && `${own.id} ${own.oracao}`
  const isLoaded = useChatState(({ phase }) => phase === 'ready')
  const known = useRef<{ readonly place: string | undefined }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state is reported once
  useEffect(() => {
    if (!isLoaded) return
    const isNew = known.current !== undefined && known.current.place !== place
    known.current = { place }
    if (isNew && own) onNews(t(own.oracao === 'ATENDIDA' ? 'attended' : 'called'))
  }, [isLoaded, place])
}
