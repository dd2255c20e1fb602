import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { lineAtRest } from '../../enhancer/line.ts'
import { browserHome, keepForLater, refreshInto, registerServiceWorker } from '../offline/service-worker.ts'
import { wakePath } from '../routing/wake.ts'
import { useDocumentLinks, useShownPage } from './use-document-load.ts'

const UpdateNotice = lazyPart(() => import('./update-notice.tsx').then(({ UpdateNotice }) => UpdateNotice))

/** Starts the service worker, lets it cache visited pages, and offers a new version of the app. */
export function AppUpdates() {
  const [updated, setUpdated] = useState<ServiceWorkerRegistration>()
  useShownPage()
  useDocumentLinks()
  useKeptPages()

  useEffect(() => {
    if (!navigator.serviceWorker) return
    // The worker's script, and all that it caches, would come before what a touch waits for.
    void lineAtRest().then(() =>
      registerServiceWorker(browserHome(), (news, about) => {
        if (news === 'updated') setUpdated(about as ServiceWorkerRegistration)
        // biome-ignore lint/suspicious/noConsole: the page works without the worker, so only developers need to know
        if (news === 'error') console.warn('The service worker could not be registered', about)
      }),
    )
  }, [])

  if (!updated) return null
  return (
    <LazyPart>
      <UpdateNotice onRefresh={() => refreshInto(updated, browserHome())} onDismiss={() => setUpdated(undefined)} />
    </LazyPart>
  )
}

/**
 * Pages opened by the router bypass the worker, and so does the page of the very first visit with its assets: the worker
 * is asked to cache them.
 */
function useKeptPages(): void {
  const { pathname, search } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    const { serviceWorker: workers } = navigator
    if (!workers) return
    const isLoaded = isFirst.current
    isFirst.current = false
    if (isLoaded && workers.controller) return
    const assets = isLoaded ? performance.getEntriesByType('resource').map(({ name }) => name) : []
    const here = [`${location.origin}${pathname}${search}`, `${location.origin}${wakePath(pathname)}${search}`]
    void keepForLater(workers, [...here, ...assets.filter((name) => name.startsWith(`${location.origin}/assets/`))])
  }, [pathname, search])
}
