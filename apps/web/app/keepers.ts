import { eventKeeper } from './features/events/keep-events.ts'
import { noteKeeper } from './features/notes/keep-notes.ts'
import { planKeeper } from './features/reading-plans/keep-plans.ts'
import { ticketKeeper } from './features/registrations/keep-tickets.ts'
import { cardKeeper } from './features/users/member-card/keep-card.ts'
import type { Keeper } from './offline/keepers.ts'

/** All that a member's home has the device keep, in the order of the offline page. */
export const keepers: readonly Keeper[] = [ticketKeeper, cardKeeper, planKeeper, noteKeeper, eventKeeper]
