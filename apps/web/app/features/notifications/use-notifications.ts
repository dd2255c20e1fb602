import {
  listMemberNotifications,
  type MemberNotification,
  markNotificationsRead,
} from '@narthex/contract/notifications/member-notification.endpoints'
import { useCallback, useEffect, useState } from 'react'
import { useLoaded } from '../../components/use-loaded.ts'
import { callApi } from '../../session/api.ts'
import { onPush, useNews } from '../../session/notification-news.ts'

interface Page {
  readonly itens: readonly MemberNotification[]
  readonly proximo: string | null
}

/**
 * A member's notifications, page by page. Those that are shown count as read from then on; in the list they stay new
 * until it is opened again. Pushed ones appear by themselves.
 */
export function useNotifications(userId: number) {
  const loaded = useLoaded(useCallback(() => loadPage(userId), [userId]))
  const [isAdding, setAdding] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const page = loaded.state === 'ready' ? loaded.value : undefined
  const reload = loaded.state === 'ready' ? loaded.reload : undefined
  const newest = page?.itens[0]

  useEffect(() => reload && onPush(reload), [reload])
  useEffect(() => {
    if (newest && !newest.flagLida) void markRead(userId, newest.dataCadastro)
  }, [userId, newest])

  async function more(): Promise<void> {
    if (loaded.state !== 'ready' || isAdding || !page?.proximo) return
    setAdding(true)
    setFailed(false)
    try {
      const next = await loadPage(userId, page.proximo)
      loaded.set({ itens: [...page.itens, ...next.itens], proximo: next.proximo })
    } catch {
      setFailed(true)
    }
    setAdding(false)
  }

  return { loaded, more, isAdding, hasFailed }
}

function loadPage(userId: number, antes?: string): Promise<Page> {
  const query = antes === undefined ? {} : { antes }
  return callApi(listMemberNotifications, { params: { id: String(userId) }, query })
}

/** One that could not be told of is told of again at the next visit. */
async function markRead(userId: number, ate: string): Promise<void> {
  try {
    await callApi(markNotificationsRead, { params: { id: String(userId) }, body: { ate } })
    useNews.setState({ count: 0 })
  } catch {}
}
