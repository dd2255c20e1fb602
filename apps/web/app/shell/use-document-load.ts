import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The page that this document has shown last; none while it is still starting. */
let shown: string | undefined

/** Remembers the page that is shown, to tell a way from it that failed. */
export function useShownPage(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown = `${pathname}${search}`
  }, [pathname, search])
}

/**
 * Without a network links are the browser's, not the router's: it would look for code that was never loaded, and stay
 * where it is. The service worker answers the browser with the page it kept, or with the offline page.
 */
export function useDocumentLinks(): void {
  useEffect(() => {
    const keepFromRouter = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]')
      if (isLink && !navigator.onLine && navigator.serviceWorker?.controller) event.stopPropagation()
    }
    // Before the document, where React listens.
    addEventListener('click', keepFromRouter, { capture: true })
    return () => removeEventListener('click', keepFromRouter, { capture: true })
  }, [])
}

/**
 * Where the router could not reach the server on its way to another page (back, say), has the browser load that page,
 * which the service worker answers. True while it does. A document that is just loaded
 * has come from no other page, so it never loads itself again.
 */
export function useDocumentLoad(isOffline: boolean): boolean {
  const { pathname, search } = useLocation()
  const [isLoading, setLoading] = useState(false)
  useLayoutEffect(() => {
    const hasWorker = Boolean(navigator.serviceWorker?.controller)
    if (!isOffline || !hasWorker || shown === undefined || shown === `${pathname}${search}`) return
    shown = undefined
    setLoading(true)
    location.reload()
  }, [isOffline, pathname, search])
  return isLoading
}
