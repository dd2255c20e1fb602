import type { ChatMessage } from '@narthex/contract/chat/chat.schemas'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChatSession } from '../session/chat-session.ts'

const nearEndPx = 48
const nearStartPx = 240

export interface Following {
  /** The messages to draw. Above the end newer ones are only counted, so that the place stays and drawing is cheap. */
  readonly shown: readonly ChatMessage[]
  readonly newCount: number
  /** The last message that was read before the newer ones; the mark stands after it. */
  readonly readUpTo: number | undefined
  readonly onScroll: () => void
  readonly toEnd: () => void
}

/** Keeps the end of a list in sight while messages arrive, or the reader's place while they read further up. */
export function useFollowing(
  scroller: RefObject<HTMLElement | null>,
  list: readonly ChatMessage[],
  pendingCount: number,
  session: ChatSession,
): Following {
  /** The last message that is drawn; undefined while the end is in sight. */
  const [frozenAt, setFrozenAt] = useState<number>()
  const [readUpTo, setReadUpTo] = useState<number>()
  /** Known before React draws again: a wave of messages must not pull a reader down who has just scrolled up. */
  const isFollowing = useRef(true)
  const heights = useRef({ first: 0, height: 0 })
  const shown = frozenAt === undefined ? list : list.filter(({ id }) => id <= frozenAt)
  const newCount = list.length - shown.length

  const toEnd = useCallback(() => {
    setReadUpTo(newCount > 0 ? frozenAt : undefined)
    setFrozenAt(undefined)
    isFollowing.current = true
    session.follow(true)
    requestAnimationFrame(() => scroller.current?.scrollTo({ top: scroller.current.scrollHeight }))
  }, [newCount, frozenAt, session, scroller])

  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    const isAtEnd = element.scrollHeight - element.scrollTop - element.clientHeight < nearEndPx
    if (isAtEnd && frozenAt !== undefined) toEnd()
    if (!isAtEnd && isFollowing.current) {
      isFollowing.current = false
      setFrozenAt(list.at(-1)?.id ?? 0)
      setReadUpTo(undefined)
      session.follow(false)
    }
    if (element.scrollTop < nearStartPx) void session.loadOlder()
  }

  // Own messages are always shown: the author has moved to the end.
  const written = useRef(0)
  useEffect(() => {
    if (pendingCount > written.current && frozenAt !== undefined) toEnd()
    written.current = pendingCount
  }, [pendingCount, frozenAt, toEnd])

  const first = shown[0]?.id ?? 0
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { first: before, height } = heights.current
    if (isFollowing.current) element.scrollTop = element.scrollHeight
    else if (first < before) element.scrollTop += element.scrollHeight - height
    heights.current = { first, height: element.scrollHeight }
  })

  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller])

  return { shown, newCount, readUpTo, onScroll, toEnd }
}
