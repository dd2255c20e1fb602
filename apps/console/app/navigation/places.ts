import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Permission } from '@narthex/contract/permissions'
import type { OfficeIconName } from '@narthex/ui/office/office-icon'
import { createPaths } from './create-paths.ts'

/** The patterns of all screens. A kind of record has its list, a new record, one that there is, and for many a trash. */
export const patterns = {
  home: '/',
  news: '/content/news',
  newNews: '/content/news/new',
  newsItem: '/content/news/:id',
  newsTrash: '/content/news/trash',
  media: '/content/media',
  services: '/site/services',
  newService: '/site/services/new',
  service: '/site/services/:id',
  servicesTrash: '/site/services/trash',
  banners: '/site/banners',
  newBanner: '/site/banners/new',
  banner: '/site/banners/:id',
  bannersTrash: '/site/banners/trash',
  pastors: '/site/pastors',
  newPastor: '/site/pastors/new',
  pastor: '/site/pastors/:id',
  pastorsTrash: '/site/pastors/trash',
  menu: '/site/menu',
  newMenuItem: '/site/menu/new',
  menuItem: '/site/menu/:id',
  menuTrash: '/site/menu/trash',
  congregations: '/site/congregations',
  newCongregation: '/site/congregations/new',
  congregation: '/site/congregations/:id',
  look: '/site/look',
  siteHome: '/site/home',
  profile: '/settings/profile',
  modules: '/settings/modules',
  team: '/settings/team',
  /** Where the mail of an invitation leads: someone who is in by then goes on to the home. */
  welcome: '/welcome',
  start: '/start',
  startStep: '/start/:step',
} as const

export const pathTo = createPaths(patterns)

/** Parts of the side list, in its order. */
export const placeGroups = ['main', 'content', 'site', 'church', 'settings'] as const

/** A place of the office that the navigation and the search lead to. Its label is `consoleFrame.places.<name>`. */
export interface Place {
  readonly name: PlaceName
  readonly group: (typeof placeGroups)[number]
  readonly path: string
  readonly icon: OfficeIconName
  /** Who may not is not shown it. */
  readonly permission?: Permission
  /** A church without the module has no such place. */
  readonly module?: ModuleCode
  /** What one comes here to add: an action of the search. */
  readonly addPath?: string
}

export type PlaceName =
  | 'home'
  | 'news'
  | 'media'
  | 'services'
  | 'banners'
  | 'pastors'
  | 'menu'
  | 'congregations'
  | 'look'
  | 'siteHome'
  | 'profile'
  | 'modules'
  | 'team'

/** The navigation: one table for side list, phone bar, search and home. */
export const places: readonly Place[] = [
  { name: 'home', group: 'main', path: patterns.home, icon: 'home' },
  {
    name: 'news',
    group: 'content',
    path: patterns.news,
    icon: 'news',
    permission: 'content.write',
    module: 'MOD_NOTICIA',
    addPath: patterns.newNews,
  },
  { name: 'media', group: 'content', path: patterns.media, icon: 'picture', permission: 'media' },
  {
    name: 'services',
    group: 'site',
    path: patterns.services,
    icon: 'clock',
    permission: 'content.write',
    addPath: patterns.newService,
  },
  {
    name: 'banners',
    group: 'site',
    path: patterns.banners,
    icon: 'live',
    permission: 'content.write',
    addPath: patterns.newBanner,
  },
  {
    name: 'pastors',
    group: 'site',
    path: patterns.pastors,
    icon: 'people',
    permission: 'content.write',
    addPath: patterns.newPastor,
  },
  {
    name: 'menu',
    group: 'site',
    path: patterns.menu,
    icon: 'menu',
    permission: 'settings',
    addPath: patterns.newMenuItem,
  },
  {
    name: 'congregations',
    group: 'site',
    path: patterns.congregations,
    icon: 'pin',
    permission: 'settings',
    addPath: patterns.newCongregation,
  },
  { name: 'siteHome', group: 'site', path: patterns.siteHome, icon: 'device', permission: 'settings' },
  { name: 'look', group: 'site', path: patterns.look, icon: 'sun', permission: 'settings' },
  { name: 'profile', group: 'settings', path: patterns.profile, icon: 'church', permission: 'settings' },
  { name: 'modules', group: 'settings', path: patterns.modules, icon: 'checklist', permission: 'settings' },
  { name: 'team', group: 'settings', path: patterns.team, icon: 'people', permission: 'roles.grant' },
]
