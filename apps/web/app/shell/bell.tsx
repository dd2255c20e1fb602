import { notificationsPath } from '@narthex/contract/notifications/notification-place'
import { iconButtonClass } from '@narthex/ui/button'
import { MemberIcon } from '@narthex/ui/member-icon'
import { useEffect } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { PageLink } from '../components/page-link.tsx'
import { syncPush } from '../offline/push.ts'
import { useNews, watchNews } from '../session/notification-news.ts'
import { useSession } from '../session/session.ts'

const mostTold = 99

/** Link to the member's notifications with the number of unread ones. */
export function Bell() {
  const t = useTranslations('shell')
  const locale = useLocale()
  const userId = useSession(({ account }) => account?.id)
  const count = useNews(({ count }) => count)
  useEffect(() => (userId === undefined ? undefined : watchNews(userId)), [userId])
  useEffect(() => {
    if (userId !== undefined) void syncPush(userId, locale).catch(() => {})
  }, [userId, locale])
  return (
    <PageLink
      to={notificationsPath}
      viewTransition
      className={`${iconButtonClass} relative hover:bg-ink/6 over-hero:hover:bg-white/18`}
    >
      <MemberIcon name="bell" />
      <span className="sr-only">{count > 0 ? t('bellNew', { count }) : t('bell')}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-brand px-1.5 text-xs font-bold text-on-brand tabular-nums ring-2 ring-canvas over-hero:ring-transparent"
        >
          {count > mostTold ? `${mostTold}+` : count}
        </span>
      )}
    </PageLink>
  )
}
