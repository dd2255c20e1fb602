import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Messages } from '@narthex/locales/catalogue'
import type { MemberIconName } from '@narthex/ui/member-icon'
import type { ChurchSite } from '../../church/site.ts'
import type { PagePath } from '../../routing/page-path.ts'

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
  /** It is a part of the directory of members, which not every church has. */
  readonly isOfDirectory?: true
}
type Group = Omit<AccountGroup, 'places'> & { readonly places: readonly Place[] }

/** Links of a member's account: everyday pages before settings. */
const groups: readonly Group[] = [
  {
    name: 'mine',
    places: [
      { label: 'memberCard', href: '/user/member-card', icon: 'card' },
      { label: 'notifications', href: '/user/notifications', icon: 'bell' },
      { label: 'registrations', href: '/user/registrations', icon: 'ticket', module: 'MOD_EVENTO' },
      { label: 'myGroups', href: '/groups', icon: 'people', module: 'MOD_CELULA' },
      { label: 'directory', href: '/directory', icon: 'people', isOfDirectory: true },
      { label: 'notes', href: '/user/notes', icon: 'note' },
      { label: 'prayer', href: '/user/prayer', icon: 'prayer', module: 'MOD_MURAL_ORACAO' },
      { label: 'giving', href: '/user/giving', icon: 'give', module: 'MOD_DOACAO' },
      { label: 'cards', href: '/user/cards', icon: 'creditCard' },
      { label: 'subscriptions', href: '/user/subscriptions', icon: 'turn', module: 'MOD_DOACAO' },
      { label: 'play', href: '/user/subscriptions?play=1', icon: 'play', module: 'MOD_ASSINATURA' },
    ],
  },
  {
    name: 'me',
    places: [
      { label: 'data', href: '/user/data', icon: 'person' },
      { label: 'picture', href: '/user/picture', icon: 'camera' },
      { label: 'ownDirectory', href: '/user/directory', icon: 'shield', isOfDirectory: true },
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

/** The groups of an account at this church. */
export function accountGroups({ church, modules }: ChurchSite): AccountGroup[] {
  const isHere = ({ href, module, isOfDirectory }: Place) =>
    (!module || modules.includes(module)) &&
    (!isOfDirectory || church.flagDiretorio) &&
    (href !== '/user/church' || church.slugOrganizacao !== null)
  return groups
    .map(({ name, places }) => ({ name, places: places.filter(isHere) }))
    .filter(({ places }) => places.length > 0)
}

/** The place of a page: the one whose path it stands under; of two with one path, the one whose query it has. */
export function findPlaceHere(
  all: readonly AccountGroup[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): AccountPlace | undefined {
  const query = new URLSearchParams(search)
  return all
    .flatMap(({ places }) => places)
    .filter(({ href }) => {
      const [path = '', wanted] = href.split('?')
      const isUnder = pathname === path || pathname.startsWith(`${path}/`)
      return isUnder && [...new URLSearchParams(wanted)].every(([name, value]) => query.get(name) === value)
    })
    .toSorted((one, other) => other.href.length - one.href.length)[0]
}
