import { create } from 'zustand'
import { useSession } from './session.ts'

/** Whether it is known if the member has an active subscription of Play. */
export type SubscriptionQuestion = 'unasked' | 'asked' | 'answered' | 'failed'

export const useSubscriptionQuestion = create<{ readonly state: SubscriptionQuestion }>()(() => ({ state: 'unasked' }))

useSession.subscribe(({ clientAccount }, before) => {
  if (clientAccount?.id === before.clientAccount?.id) return
  useSubscriptionQuestion.setState({ state: 'unasked' })
  useSession.setState({ hasActiveSubscription: false })
})

/** Asks once for each member, and again after a failure or a change that is told (`isChanged`). */
export async function loadSubscription(church: string, isChanged = false): Promise<void> {
  const memberId = useSession.getState().clientAccount?.id
  const { state } = useSubscriptionQuestion.getState()
  if (memberId === undefined || state === 'asked' || (state === 'answered' && !isChanged)) return
  useSubscriptionQuestion.setState({ state: 'asked' })
  const isSameMember = () => useSession.getState().clientAccount?.id === memberId
  try {
    // Pages that everyone sees ask this: what checks the answer comes only to members.
    const { askSubscriptions } = await import('./ask-subscriptions.ts')
    const subscriptions = await askSubscriptions(church, memberId)
    if (!isSameMember()) return
    // Specification §4: active where its status says so.
    useSession.setState({ hasActiveSubscription: subscriptions.some(({ status }) => status.situacao === 'ativo') })
    useSubscriptionQuestion.setState({ state: 'answered' })
  } catch {
    if (isSameMember()) useSubscriptionQuestion.setState({ state: 'failed' })
  }
}
