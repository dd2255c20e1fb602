import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Lets the cover of the card that was followed grow into the hero of the page it leads to, and shrink again on the
 * way back. Marks only: transitions.css gives what is marked its name, since the policy admits no `style` in a page.
 */
export function useGrowingCover(): void {
  const { pathname } = useLocation()
  const left = useRef(pathname)

  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a')
      if (link) mark(drawByHash(link))
    }
    addEventListener('click', follow, { capture: true })
    return () => removeEventListener('click', follow, { capture: true })
  }, [])

  useLayoutEffect(() => {
    const from = left.current
    left.current = pathname
    const { documentElement } = document
    const isReturning = documentElement.hasAttribute('data-back') && documentElement.hasAttribute('data-growing')
    if (!isReturning || from === pathname) return
    const links = Array.from(document.querySelectorAll(`main a[href="${CSS.escape(from)}"]`))
    mark(links.map(drawByHash).find((cover) => cover !== null) ?? null)
  }, [pathname])
}

/** The cover of the card around a link: the nearest part of the page that has one, if it has no other. */
function drawByHash(link: Element): Element | null {
  const main = link.closest('main')
  if (!main) return null
  for (let part = link.parentElement; part && part !== main; part = part.parentElement) {
    const [cover, other] = part.querySelectorAll('[data-cover]:not(.hero-cover, .hero-cover *)')
    if (cover) return other ? null : cover
  }
  return null
}

/** Marks at most one cover: two with the same transition name would disable the transition. */
function mark(cover: Element | null): void {
  for (const marked of document.querySelectorAll('[data-grown]')) marked.removeAttribute('data-grown')
  cover?.setAttribute('data-grown', '')
  document.documentElement.toggleAttribute('data-growing', Boolean(cover))
}
