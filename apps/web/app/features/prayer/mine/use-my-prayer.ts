import type { Loaded } from '@narthex/client/data/loaded'
import { useMemberData } from '@narthex/client/data/use-member-data'
import type { OwnPrayer } from '@narthex/contract/prayer/prayer.schemas'
import { useParams } from 'react-router'
import { orNull } from '../../../page/api-refusal.ts'
import { loadOneOfMine } from '../prayer-calls.ts'

/** Names the prayers of one page in the query client. */
export const myPrayerKey = 'myPrayer'

/** The member's own prayer that the address names; nothing where there is none of that number, or it belongs to another member. */
export function useMyPrayer(): Loaded<OwnPrayer | null> {
  const { prayerId = '' } = useParams()
  return useMemberData([myPrayerKey, prayerId], () => orNull(loadOneOfMine(prayerId)))
}
