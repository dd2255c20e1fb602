import type { Loaded } from '@narthex/client/data/loaded'
import { reloadData } from '@narthex/client/data/query-client'
import { useMemberData } from '@narthex/client/data/use-member-data'
import type { PlayGift, PlayPurchase, PlaySubscription } from '@narthex/contract/play/subscription.schemas'
import { useChurchSite } from '../../../page/use-site.ts'
import { useMember } from '../../../session/use-member.ts'
import { loadGifts, loadPurchases, loadSubscriptions } from './subscription-calls.ts'

const subscriptionsKey = 'playSubscriptions'
const purchasesKey = 'playPurchases'
const giftsKey = 'playGifts'

function useMine<T extends NonNullable<unknown>>(key: string, load: (id: number, church: string) => Promise<T>) {
  const { slug } = useChurchSite().church
  const { id: memberId } = useMember().member
  return useMemberData<T>([key, slug], () => load(memberId, slug))
}

/** The member's subscriptions of Play at this church: the active ones first, then the newest. */
export function useSubscriptions(): Loaded<PlaySubscription[]> {
  return useMine(subscriptionsKey, loadSubscriptions)
}

export function usePurchases(): Loaded<PlayPurchase[]> {
  return useMine(purchasesKey, loadPurchases)
}

export function useGifts(): Loaded<PlayGift[]> {
  return useMine(giftsKey, loadGifts)
}

/** Reloads all data that a change affects. */
export async function reloadSubscriptions(): Promise<void> {
  await Promise.all([reloadData(subscriptionsKey), reloadData(purchasesKey), reloadData(giftsKey)])
}
