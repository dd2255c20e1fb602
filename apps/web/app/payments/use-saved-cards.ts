import type { SavedCard } from '@narthex/contract/payments/card.schemas'
import type { Loaded } from '../data/loaded.ts'
import { useMemberData } from '../data/use-member-data.ts'
import { useChurchSite } from '../page/use-site.ts'
import { listCards } from './card-calls.ts'

/** The member's saved cards at this church, the default one first. */
export function useSavedCards(): Loaded<SavedCard[]> {
  const { codigo } = useChurchSite().church
  return useMemberData(['cards', codigo], () => listCards(codigo))
}
