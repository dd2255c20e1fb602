import { useEffect } from 'react'
import { useRootIfLoaded } from '../page/use-site.ts'
import { loadSubscription } from '../session/play-subscription.ts'
import { isLoggedIn, useSession } from '../session/session.ts'
import { Bell } from './bell.tsx'
import { UserMenu } from './user-menu.tsx'

/** The header's end for members. */
export function MemberCorner() {
  useSubscriptionOfMember()
  return (
    <>
      <Bell />
      <UserMenu />
    </>
  )
}

/** The menu has Play's places for subscribers alone, where the church has Play. */
function useSubscriptionOfMember(): void {
  const { site } = useRootIfLoaded() ?? {}
  const isMember = useSession(isLoggedIn)
  const church = site?.kind === 'church' && site.modules.includes('MOD_ASSINATURA') ? site.church.slug : undefined
  useEffect(() => {
    if (isMember && church) void loadSubscription(church)
  }, [isMember, church])
}
