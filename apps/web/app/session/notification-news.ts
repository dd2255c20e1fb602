import { countNewNotifications } from '@narthex/contract/notifications/member-notification.endpoints'
import { create } from 'zustand'
import type { PageMessage } from '../../service-worker/messages.ts'
import { callApi } from './api.ts'

/** How many notifications the member has not read. */
export const useNews = create<{ readonly count: number }>()(() => ({ count: 0 }))

/** An installed app shows it on its icon. */
useNews.subscribe(({ count }) => {
  const badge = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
  badge?.catch(() => {})
})

/** Who comes back to a tab sooner is not asked about again. */
const restMs = 60_000

/** Counts now, whenever the member comes back to the page, and when something was pushed. Gives what ends that. */
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
  const stopHearing = onPush(count)
  document.addEventListener('visibilitychange', onReturn)
  count()
  return () => {
    document.removeEventListener('visibilitychange', onReturn)
    stopHearing()
  }
}

/** Hears of what is pushed while the page is open. Gives what ends that. */
export function onPush(hear: () => void): () => void {
  const { serviceWorker: workers } = navigator
  if (!workers) return () => {}
  const listen = ({ data }: MessageEvent<PageMessage>) => {
    if (data?.type === 'PUSHED') hear()
  }
  workers.addEventListener('message', listen)
  workers.startMessages()
  return () => workers.removeEventListener('message', listen)
}
