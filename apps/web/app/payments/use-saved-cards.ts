import type { Loaded } from '@narthex/client/data/loaded'
import { useMemberData } from '@narthex/client/data/use-member-data'
import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import { useChurchSite } from '../page/use-site.ts'
import { listCards } from './card-calls.ts'

/** The member's saved cards at this church, the default one first. */
export function useSavedCards(): Loaded<SavedCard[]> {
  const { codigo } = useChurchSite().church
  return useMemberData(['cards', codigo], () => listCards(codigo))
}
