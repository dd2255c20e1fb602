import { type MouseEvent, useCallback, useEffect } from 'react'

/**
 * Shows what a link of the month leads to: opens what it is folded in, and the thing itself. Browsers do the first half
 * by themselves, not all of them; the address names the thing either way, so that it can be handed on.
 */
export function useShownDay(): (event: MouseEvent) => void {
  useEffect(() => {
    show(location.hash.slice(1))
  }, [])
  return useCallback(({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link) show(link.hash.slice(1))
  }, [])
}

function show(id: string): void {
  const shown = id ? document.getElementById(id) : null
  if (!shown) return
  for (let at: Element | null = shown; at; at = at.parentElement) if (at instanceof HTMLDetailsElement) at.open = true
  const own = shown.querySelector('details')
  if (own) own.open = true
  shown.scrollIntoView({ block: 'nearest' })
}
