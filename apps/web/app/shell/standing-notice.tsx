import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { findClearPlace } from './clear-place.ts'

/** Selector of the parts that stay at the foot of the window, and of the field of a chat. */
const partsAtFoot =
  '.bottom-nav,.audio-bar,.video-dock,.page-foot,.join-card,.reading-tools,.reader-bar,.verse-actions,.consent-banner,.above-bottom-4,.above-bottom-6,form:has(#chat-text)'

export const standingNoticeClass =
  'standing-notice pointer-events-none fixed inset-x-3 z-40 mx-auto max-w-modal print:hidden'

/** A message that stays until it is over: at the foot of the window, where it covers neither a title nor what lies there. */
export function StandingNotice({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useClearPlace(box)
  return (
    <div ref={box} className={standingNoticeClass}>
      {children}
    </div>
  )
}

/** Keeps an element clear of the parts at the foot, wherever the page is and however they change. */
function useClearPlace(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    let frame = 0
    const place = () => {
      // First where the style sheet has it.
      element.style.bottom = ''
      const parts = [...document.querySelectorAll(partsAtFoot)].map((part) => part.getBoundingClientRect())
      const seen = parts.filter(({ width, height }) => width > 0 && height > 0)
      element.style.bottom = `${findClearPlace(element.getBoundingClientRect(), seen, innerHeight)}px`
    }
    const placeSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    place()
    const sizes = new ResizeObserver(placeSoon)
    sizes.observe(element)
    sizes.observe(document.body)
    // Sheets that open at the foot change no size of the page.
    const parts = new MutationObserver(placeSoon)
    parts.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', placeSoon, { passive: true, capture: true })
    addEventListener('resize', placeSoon)
    // Bars that slide in or out are in their place only then.
    addEventListener('transitionend', placeSoon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      parts.disconnect()
      removeEventListener('scroll', placeSoon, { capture: true })
      removeEventListener('resize', placeSoon)
      removeEventListener('transitionend', placeSoon)
    }
  }, [box])
}
