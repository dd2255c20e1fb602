import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { MemberNotification } from '@narthex/contract/notifications/member-notification.endpoints'
import { openedKey } from '@narthex/contract/notifications/notification-place'
import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { MemberIcon } from '@narthex/ui/member-icon'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useChurchSite } from '../../page/use-site.ts'
import { useMember } from '../../session/use-member.ts'
import { NotificationDialog } from './notification-dialog.tsx'
import { NotificationList } from './notification-list.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { PushOffer } from './push-offer.tsx'
import { useNotifications } from './use-notifications.ts'

/** Notifications of the member's churches, newest first. */
export function NotificationsPage({ title }: { title: string }) {
  const t = useTranslations('notifications')
  const { id: userId } = useMember().account
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-2xl">{title}</h1>
        <SmartLink to="/user/notifications/settings" className={`${textLinkClass} gap-2`}>
          <MemberIcon name="sliders" className="size-5" />
          {t('settings')}
        </SmartLink>
      </div>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <PushOffer userId={userId} />
      <div className="mt-6">
        <Notifications userId={userId} />
      </div>
    </>
  )
}

function Notifications({ userId }: { userId: number }) {
  const t = useTranslations('notifications')
  const { modules } = useChurchSite()
  const pages = useNotifications(userId)
  const { opened, open } = useOpened(pages.state === 'ready' ? pages.items : undefined)

  if (pages.state === 'loading') return <NotificationSkeleton label={t('loading')} />
  if (pages.state === 'failed') return <LoadFailed onRetry={() => void pages.reload()} />
  const { items, hasMore, more, isAdding, hasFailed } = pages
  if (items.length === 0) {
    return (
      <EmptyState icon="check" title={t('empty.title')} lead={t('empty.lead')}>
        {modules.includes('MOD_EVENTO') && (
          <SmartLink to="/event" className={buttonClass('quiet')}>
            {t('empty.action')}
          </SmartLink>
        )}
      </EmptyState>
    )
  }
  return (
    <>
      <NotificationList notifications={items} onOpen={open} />
      <div className="mt-8 flex flex-col items-center gap-2 text-center">
        {hasMore ? (
          <button type="button" onClick={() => void more()} aria-busy={isAdding} className={buttonClass('quiet')}>
            {isAdding && <Spinner />}
            {t('more')}
          </button>
        ) : (
          <p className="text-sm text-muted">{t('end')}</p>
        )}
        <p role="status" className="text-sm font-medium text-danger">
          {hasFailed && t('moreFailed')}
        </p>
      </div>
      <NotificationDialog notification={opened} onClose={() => open(undefined)} />
    </>
  )
}

/** The one that is read over the list. A push brings its number in the address, which then goes out of there. */
function useOpened(itens: readonly MemberNotification[] | undefined) {
  const { church } = useChurchSite()
  const [opened, open] = useState<MemberNotification>()
  const [search, setSearch] = useSearchParams()
  const wanted = search.get(openedKey)
  useEffect(() => {
    if (!itens || wanted === null) return
    open(itens.find(({ id, igreja }) => String(id) === wanted && igreja.codigo === church.codigo))
    setSearch(
      (params) => {
        params.delete(openedKey)
        return params
      },
      { replace: true },
    )
  }, [itens, wanted, church.codigo, setSearch])
  return { opened, open }
}
