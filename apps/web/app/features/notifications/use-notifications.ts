import { usePages } from '@narthex/client/data/use-pages'
import {
  listMemberNotifications,
  type MemberNotification,
  markNotificationsRead,
} from '@narthex/contract/notifications/member-notification.endpoints'
import { useEffect } from 'react'
import { callApi } from '../../session/api.ts'
import { onNews, useNews } from '../../session/notification-news.ts'

const keyOf = ({ id, igreja }: MemberNotification) => `${igreja.codigo} ${id}`

/**
 * A member's notifications, page by page. Those that are shown count as read from then on; in the list they stay new
 * until it is loaded again. News reload the pages that are open.
 */
export function useNotifications(userId: number) {
  const pages = usePages(
    {
      key: ['notifications', userId],
      firstPage: null,
      load: (before: string | null) => loadPage(userId, before),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    keyOf,
  )
  const { reload } = pages
  const newest = pages.state === 'ready' ? pages.items[0] : undefined

  useEffect(() => onNews(() => void reload()), [reload])
  useEffect(() => {
    if (newest && !newest.flagLida) void markRead(userId, newest.dataCadastro)
  }, [userId, newest])

  return pages
}

function loadPage(userId: number, antes: string | null) {
  const query = antes === null ? {} : { antes }
  return callApi(listMemberNotifications, { params: { id: String(userId) }, query })
}

/** A call that fails is made again at the next visit. */
async function markRead(userId: number, ate: string): Promise<void> {
  try {
    await callApi(markNotificationsRead, { params: { id: String(userId) }, body: { ate } })
    useNews.setState({ count: 0 })
  } catch {}
}
