import { LazyPart, lazyPart } from '@narthex/client/parts/lazy-part'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'
import { MemberLoading } from '../../../components/member-loading.tsx'
import { SmartLink } from '../../../components/smart-link.tsx'
import { accessPath } from '../../../routing/redirect-to.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'

/** Loaded for members only. */
const MyListGrid = lazyPart(() => import('../member/my-list-grid.tsx').then(({ MyListGrid }) => MyListGrid))

/** Titles that a member keeps for later; visitors are asked to sign in. */
export function MyListPage({ renderedAt }: { renderedAt: string }) {
  const t = useTranslations('playSearch')
  const { pathname, search } = useLocation()
  const isMember = useSession(isLoggedIn)
  if (isMember) {
    return (
      <LazyPart fallback={<MemberLoading />} failed={<LoadFailed />}>
        <MyListGrid renderedAt={renderedAt} />
      </LazyPart>
    )
  }
  return (
    <>
      <MemberLoading />
      <div className="maybe-member:hidden">
        <EmptyState icon="checklist" title={t('listSignInTitle')} lead={t('listSignIn')}>
          <SmartLink to={accessPath(`${pathname}${search}`)} className={buttonClass('primary')}>
            {t('signIn')}
          </SmartLink>
        </EmptyState>
      </div>
    </>
  )
}
