import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** The last page that this document showed; undefined while it starts. */
let shown: string | undefined

/** Records the shown page, to detect navigation that failed. */
export function useShownPage(): void {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shown = `${pathname}${search}`
  }, [pathname, search])
}

/**
 * Offline, the browser follows links instead of the router, which would need code that was never loaded. The service
 * worker answers with the cached page or the offline page.
 */
export function useDocumentLinks(): void {
  useEffect(() => {
    const keepFromRouter = (event: MouseEvent) => {
      const isLink = event.target instanceof Element && event.target.closest('a[href]')
      if (isLink && !navigator.onLine && navigator.serviceWorker?.controller) event.stopPropagation()
    }
    // In the capture phase, before React's listeners on the document.
    addEventListener('click', keepFromRouter, { capture: true })
    return () => removeEventListener('click', keepFromRouter, { capture: true })
  }, [])
}

/**
 * Loads the page as a document, which the service worker answers, when client navigation fails because the server is
 * unreachable. True while it loads. A document that was just loaded has no previous page, so it never reloads itself.
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
