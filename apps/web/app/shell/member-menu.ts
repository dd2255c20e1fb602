import type { Messages } from '@narthex/locales/catalogue'
import type { IconName } from '@narthex/ui/icon'
import type { PagePath } from '../routing/page-path.ts'
import { playSearchPath } from '../routing/play-places.ts'

interface MemberPlace {
  readonly href: PagePath
  readonly label: keyof Messages['shell']['member']
  readonly icon: IconName
}

/** The member menu (specification §2: saved cards and prayers are linked from the account, not from here). */
export const memberPlaces: readonly MemberPlace[] = [
  { href: '/user', label: 'profile', icon: 'person' },
  { href: '/user/notes', label: 'notes', icon: 'note' },
  { href: '/user/registrations', label: 'registrations', icon: 'ticket' },
]

/** Additional items for members with an active subscription: Play's home and three of its lists. */
export const subscriberPlaces: readonly MemberPlace[] = [
  { href: '/play', label: 'playHome', icon: 'play' },
  { href: `${playSearchPath}?type=my-list`, label: 'myList', icon: 'checklist' },
  { href: `${playSearchPath}?type=videos`, label: 'videos', icon: 'live' },
  { href: `${playSearchPath}?type=collections`, label: 'collections', icon: 'book' },
]
