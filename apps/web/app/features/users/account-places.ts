import type { ModuleCode } from '@narthex/contract/churches/codes'
import type { Messages } from '@narthex/locales/catalogue'
import type { MemberIconName } from '@narthex/ui/member-icon'
import type { ChurchSite } from '../../church/site.ts'
import type { PagePath } from '../../routing/page-path.ts'
import { findRow, isUnfinished } from '../../routing/route-lookup.ts'

export interface AccountPlace {
  readonly label: keyof Messages['account']['place']
  readonly href: PagePath
  readonly icon: MemberIconName
}

export interface AccountGroup {
  readonly name: keyof Messages['account']['groups']
  readonly places: readonly AccountPlace[]
}

type Place = AccountPlace & {
  /** A church without it has no use for the place. */
  readonly module?: ModuleCode
}
type Group = Omit<AccountGroup, 'places'> & { readonly places: readonly Place[] }

/** What a member's account holds, what they come for first, before what is set once. */
const groups: readonly Group[] = [
  {
    name: 'mine',
    places: [
      { label: 'memberCard', href: '/user/member-card', icon: 'card' },
      { label: 'notifications', href: '/user/notifications', icon: 'bell' },
      { label: 'registrations', href: '/user/registrations', icon: 'ticket', module: 'MOD_EVENTO' },
      { label: 'myGroups', href: '/groups', icon: 'people', module: 'MOD_CELULA' },
      { label: 'notes', href: '/user/notes', icon: 'note' },
      { label: 'prayer', href: '/user/prayer', icon: 'prayer', module: 'MOD_MURAL_ORACAO' },
      { label: 'giving', href: '/user/giving', icon: 'give', module: 'MOD_DOACAO' },
      { label: 'cards', href: '/user/cards', icon: 'creditCard' },
      { label: 'subscriptions', href: '/user/subscriptions', icon: 'turn', module: 'MOD_DOACAO' },
    ],
  },
  {
    name: 'me',
    places: [
      { label: 'data', href: '/user/data', icon: 'person' },
      { label: 'picture', href: '/user/picture', icon: 'camera' },
    ],
  },
  {
    name: 'safety',
    places: [
      { label: 'password', href: '/user/change-password', icon: 'key' },
      { label: 'security', href: '/user/security', icon: 'shield' },
      { label: 'devices', href: '/user/devices', icon: 'device' },
      { label: 'leave', href: '/user/delete-user', icon: 'leave' },
    ],
  },
  { name: 'church', places: [{ label: 'church', href: '/user/church', icon: 'church' }] },
]

/** The groups of an account at this church, without what is still to come. For the server, which knows the routes. */
export function accountGroups({ church, modules }: ChurchSite): AccountGroup[] {
  const isHere = ({ href, module }: Place) =>
    !isUnfinished(findRow(href)) &&
    (!module || modules.includes(module)) &&
    (href !== '/user/church' || church.slugOrganizacao !== null)
  return groups
    .map(({ name, places }) => ({ name, places: places.filter(isHere) }))
    .filter(({ places }) => places.length > 0)
}
