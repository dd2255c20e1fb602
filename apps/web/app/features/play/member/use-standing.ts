import { useEffect } from 'react'
import { useChurchSite } from '../../../page/use-site.ts'
import { loadSubscription, useSubscriptionQuestion } from '../../../session/play-subscription.ts'
import { isLoggedIn, useSession } from '../../../session/session.ts'

/** The reader's status in Play. `unknown`: until the session and the subscriptions are loaded. */
export type Standing = 'unknown' | 'failed' | 'visitor' | 'member' | 'subscriber'

export function useStanding(): Standing {
  const { slug } = useChurchSite().church
  const isMember = useSession(isLoggedIn)
  const isKnown = useSession(({ isRead, isStarting }) => isRead && !isStarting)
  const isOutOfReach = useSession((session) => session.isOutOfReach)
  const hasActiveSubscription = useSession((session) => session.hasActiveSubscription)
  const question = useSubscriptionQuestion(({ state }) => state)
  useEffect(() => {
    if (isMember) void loadSubscription(slug)
  }, [isMember, slug])
  if (isOutOfReach || (isMember && question === 'failed')) return 'failed'
  if (!isKnown || (isMember && question !== 'answered')) return 'unknown'
  if (!isMember) return 'visitor'
  return hasActiveSubscription ? 'subscriber' : 'member'
}
