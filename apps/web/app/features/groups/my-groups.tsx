import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { useTranslations } from 'use-intl'
import { isLoggedIn, useSession } from '../../session/session.ts'
import { MyGroupsSkeleton } from './my-groups-skeleton.tsx'

const MyGroupList = lazyPart(() => import('./my-group-list.tsx').then(({ MyGroupList }) => MyGroupList))

/** The reader's own groups, before all others; nothing for visitors and members without a group. */
export function MyGroups() {
  const t = useTranslations('groups')
  const isMember = useSession(isLoggedIn)
  if (!isMember) return null
  return (
    <LazyPart fallback={<MyGroupsSkeleton />} failed={<p className="mt-6 text-sm text-muted">{t('mineFailed')}</p>}>
      <MyGroupList />
    </LazyPart>
  )
}
