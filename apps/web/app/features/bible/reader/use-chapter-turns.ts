import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { keepingEmbed } from '../../../routing/embed.ts'
import type { PagePath } from '../../../routing/page-path.ts'

export interface Turns {
  readonly before: PagePath | undefined
  readonly after: PagePath | undefined
}

/** A swipe is at least this long, and at most this steep. */
const shortestSwipePx = 72
const steepest = 0.45
const longestSwipeMs = 700

/** Turns to the chapter before or after: by arrow keys, and on touch screens by a swipe across the text. */
export function useChapterTurns(text: RefObject<HTMLElement | null>, { before, after }: Turns): void {
  const navigate = useNavigate()
  const { search } = useLocation()
  const turn = useEffectEvent((by: 1 | -1) => {
    const to = by > 0 ? after : before
    if (to) void navigate(keepingEmbed(to, search), { viewTransition: true })
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(busyPlaces)) return
      if (document.querySelector('dialog[open], :popover-open')) return
      if (event.key === 'ArrowLeft') turn(-1)
      if (event.key === 'ArrowRight') turn(1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    const element = text.current
    if (!element) return
    let start: { readonly x: number; readonly y: number; readonly at: number } | undefined
    const begin = ({ touches, timeStamp }: TouchEvent) => {
      const [touch] = touches
      start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY, at: timeStamp } : undefined
    }
    const end = ({ changedTouches, timeStamp }: TouchEvent) => {
      const [touch] = changedTouches
      if (!start || !touch || timeStamp - start.at > longestSwipeMs || !getSelection()?.isCollapsed) return
      const [x, y] = [touch.clientX - start.x, touch.clientY - start.y]
      if (Math.abs(x) >= shortestSwipePx && Math.abs(y) <= Math.abs(x) * steepest) turn(x < 0 ? 1 : -1)
    }
    element.addEventListener('touchstart', begin, { passive: true })
    element.addEventListener('touchend', end, { passive: true })
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchend', end)
    }
  }, [text])
}

/** Elements in which arrow keys have a meaning of their own. */
const busyPlaces = 'input, textarea, select, [contenteditable], [role="radiogroup"], [role="tablist"], audio, video'
