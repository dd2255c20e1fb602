import { countNewNotifications } from '@narthex/contract/notifications/member-notification.endpoints'
import { create } from 'zustand'
import type { PageMessage } from '../../service-worker/messages.ts'
import { callApi } from './api.ts'
import { watchTopics } from './watch-topics.ts'

/** The number of unread notifications. */
export const useNews = create<{ readonly count: number }>()(() => ({ count: 0 }))

/** Shows the count on the icon of an installed app. */
useNews.subscribe(({ count }) => {
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  badge?.catch(() => {})
})

/** Returning to the tab sooner than this does not count again. */
const restMs = 60_000

const listeners = new Set<() => void>()

/**
 * Counts now, when the member returns to the page, and whenever there is something new. Returns the function that stops
 * it.
 */
export function watchNews(userId: number): () => void {
  let countedAt = 0
  const count = () => {
    countedAt = Date.now()
    callApi(countNewNotifications, { params: { id: String(userId) } })
      .then(({ novas }) => useNews.setState({ count: novas }))
      .catch(() => {})
  }
  const onReturn = () => {
    if (document.visibilityState === 'visible' && Date.now() - countedAt > restMs) count()
  }
  const unsubscribe = onNews(count)
  const stopStream = watchTopics({ own: 'notifications', others: ['announcements:all'] }, () => {
    for (const listener of listeners) listener()
  })
  document.addEventListener('visibilitychange', onReturn)
  count()
  return () => {
    document.removeEventListener('visibilitychange', onReturn)
    unsubscribe()
    stopStream()
  }
}

/** Subscribes to what is new while the page is open, streamed or pushed. Returns the function that unsubscribes. */
export function onNews(listener: () => void): () => void {
  const stopPushes = onPush(listener)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    stopPushes()
  }
}

/** Subscribes to pushes that arrive while the page is open. */
function onPush(listener: () => void): () => void {
  const { serviceWorker: workers } = navigator
  if (!workers) return () => {}
  const listen = ({ data }: MessageEvent<PageMessage>) => {
    if (data?.type === 'PUSHED') listener()
  }
  workers.addEventListener('message', listen)
  workers.startMessages()
  return () => workers.removeEventListener('message', listen)
}
