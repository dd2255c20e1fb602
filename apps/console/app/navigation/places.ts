import type { ModuleCode } from '@narthex/contract/church-codes'
import type { Permission } from '@narthex/contract/permissions'
import type { OfficeIconName } from '@narthex/ui/office/office-icon'
import { createPaths } from './create-paths.ts'

/** The patterns of all screens. A kind of record has more below its list: a new record, and one that there is. */
export const patterns = {
  home: '/',
  news: '/content/news',
  devotionals: '/content/devotionals',
  ministries: '/content/ministries',
  projects: '/content/projects',
  courses: '/content/courses',
  classes: '/content/classes',
  lessons: '/content/lessons',
  attendance: '/content/attendance',
  publications: '/content/publications',
  publicationTypes: '/content/publication-types',
  studies: '/content/studies',
  studySeries: '/content/study-series',
  studyReaders: '/content/study-readers',
  bible: '/content/bible',
  dailyVerse: '/content/daily-verse',
  songs: '/content/songs',
  videos: '/content/videos',
  videoChannel: '/content/video-channel',
  podcast: '/content/podcast',
  podcastShow: '/content/podcast-show',
  podcastDirectories: '/content/podcast-directories',
  media: '/content/media',
  groups: '/people/groups',
  groupHealth: '/people/group-health',
  services: '/site/services',
  schedule: '/site/schedule',
  banners: '/site/banners',
  pastors: '/site/pastors',
  menu: '/site/menu',
  congregations: '/site/congregations',
  look: '/site/look',
  siteHome: '/site/home',
  profile: '/settings/profile',
  modules: '/settings/modules',
  embedding: '/settings/embedding',
  privacy: '/settings/privacy',
  products: '/settings/products',
  sender: '/settings/sender',
  team: '/settings/team',
  support: '/settings/support',
  /** Where the mail of an invitation leads: someone who is in by then goes on to the home. */
  welcome: '/welcome',
  /** Where the mail to a reply address leads, with a code: its reader need not work at the office. */
  replyAddress: '/reply-address',
  /** Where support comes in from the operators' console, and finds itself once its access is over. */
  supportEntrance: '/support',
  start: '/start',
  startStep: '/start/:step',
} as const

export const pathTo = createPaths(patterns)

/** Parts of the side list, in its order. */
export const placeGroups = ['main', 'people', 'content', 'site', 'church', 'settings'] as const

/** A place of the office that the navigation and the search lead to. Its label is `consoleFrame.places.<name>`. */
export interface Place {
  readonly name: PlaceName
  readonly group: (typeof placeGroups)[number]
  readonly path: string
  readonly icon: OfficeIconName
  /** Permission without which the place is hidden. */
  readonly permission?: Permission
  /** A church without the module has no such place. */
  readonly module?: ModuleCode
  /** Records are added here: an action of the search. */
  readonly isAddedTo?: true
  /** The place whose tab it is, beside others that belong together; the side list has that one alone. */
  readonly tabOf?: PlaceName
}

export type PlaceName = Exclude<
  keyof typeof patterns,
  'welcome' | 'replyAddress' | 'supportEntrance' | 'start' | 'startStep'
>

/** The navigation: one table for side list, phone bar, search and home. */
export const places: readonly Place[] = [
  { name: 'home', group: 'main', path: patterns.home, icon: 'home' },
  {
    name: 'groups',
    group: 'people',
    path: patterns.groups,
    icon: 'people',
    permission: 'groups.manage',
    module: 'MOD_CELULA',
    isAddedTo: true,
  },
  {
    name: 'groupHealth',
    group: 'people',
    path: patterns.groupHealth,
    icon: 'people',
    permission: 'groups.manage',
    module: 'MOD_CELULA',
    tabOf: 'groups',
  },
  {
    name: 'news',
    group: 'content',
    path: patterns.news,
    icon: 'news',
    permission: 'content.write',
    module: 'MOD_NOTICIA',
    isAddedTo: true,
  },
  {
    name: 'devotionals',
    group: 'content',
    path: patterns.devotionals,
    icon: 'sprout',
    permission: 'content.write',
    module: 'MOD_DEVOCIONAL',
    isAddedTo: true,
  },
  {
    name: 'ministries',
    group: 'content',
    path: patterns.ministries,
    icon: 'hands',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'projects',
    group: 'content',
    path: patterns.projects,
    icon: 'hands',
    permission: 'content.write',
    isAddedTo: true,
    tabOf: 'ministries',
  },
  {
    name: 'studies',
    group: 'content',
    path: patterns.studies,
    icon: 'talk',
    permission: 'content.write',
    module: 'MOD_CELULA',
    isAddedTo: true,
  },
  {
    name: 'studySeries',
    group: 'content',
    path: patterns.studySeries,
    icon: 'talk',
    permission: 'content.write',
    module: 'MOD_CELULA',
    isAddedTo: true,
    tabOf: 'studies',
  },
  {
    name: 'studyReaders',
    group: 'content',
    path: patterns.studyReaders,
    icon: 'talk',
    permission: 'content.write',
    module: 'MOD_CELULA',
    tabOf: 'studies',
  },
  {
    name: 'courses',
    group: 'content',
    path: patterns.courses,
    icon: 'school',
    permission: 'content.write',
    module: 'MOD_EBD',
    isAddedTo: true,
  },
  {
    name: 'classes',
    group: 'content',
    path: patterns.classes,
    icon: 'school',
    permission: 'content.write',
    module: 'MOD_EBD',
    isAddedTo: true,
    tabOf: 'courses',
  },
  {
    name: 'lessons',
    group: 'content',
    path: patterns.lessons,
    icon: 'school',
    permission: 'content.write',
    module: 'MOD_EBD',
    isAddedTo: true,
    tabOf: 'courses',
  },
  {
    name: 'attendance',
    group: 'content',
    path: patterns.attendance,
    icon: 'school',
    permission: 'classes',
    module: 'MOD_EBD',
    tabOf: 'courses',
  },
  {
    name: 'publications',
    group: 'content',
    path: patterns.publications,
    icon: 'shelf',
    permission: 'content.write',
    module: 'MOD_PUBLICACAO',
    isAddedTo: true,
  },
  {
    name: 'publicationTypes',
    group: 'content',
    path: patterns.publicationTypes,
    icon: 'shelf',
    permission: 'content.write',
    module: 'MOD_PUBLICACAO',
    isAddedTo: true,
    tabOf: 'publications',
  },
  {
    name: 'bible',
    group: 'content',
    path: patterns.bible,
    icon: 'book',
    permission: 'content.write',
  },
  {
    name: 'dailyVerse',
    group: 'content',
    path: patterns.dailyVerse,
    icon: 'book',
    permission: 'content.write',
    tabOf: 'bible',
  },
  {
    name: 'songs',
    group: 'content',
    path: patterns.songs,
    icon: 'music',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'videos',
    group: 'content',
    path: patterns.videos,
    icon: 'screen',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'videoChannel',
    group: 'content',
    path: patterns.videoChannel,
    icon: 'screen',
    permission: 'content.write',
    tabOf: 'videos',
  },
  {
    name: 'podcast',
    group: 'content',
    path: patterns.podcast,
    icon: 'mic',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'podcastShow',
    group: 'content',
    path: patterns.podcastShow,
    icon: 'mic',
    permission: 'content.write',
    tabOf: 'podcast',
  },
  {
    name: 'podcastDirectories',
    group: 'content',
    path: patterns.podcastDirectories,
    icon: 'mic',
    permission: 'content.write',
    tabOf: 'podcast',
  },
  { name: 'media', group: 'content', path: patterns.media, icon: 'picture', permission: 'media' },
  {
    name: 'services',
    group: 'site',
    path: patterns.services,
    icon: 'clock',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'schedule',
    group: 'site',
    path: patterns.schedule,
    icon: 'calendar',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'banners',
    group: 'site',
    path: patterns.banners,
    icon: 'live',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'pastors',
    group: 'site',
    path: patterns.pastors,
    icon: 'people',
    permission: 'content.write',
    isAddedTo: true,
  },
  {
    name: 'menu',
    group: 'site',
    path: patterns.menu,
    icon: 'menu',
    permission: 'settings',
    isAddedTo: true,
  },
  {
    name: 'congregations',
    group: 'site',
    path: patterns.congregations,
    icon: 'pin',
    permission: 'settings',
    isAddedTo: true,
  },
  { name: 'siteHome', group: 'site', path: patterns.siteHome, icon: 'device', permission: 'settings' },
  { name: 'look', group: 'site', path: patterns.look, icon: 'sun', permission: 'settings' },
  { name: 'profile', group: 'settings', path: patterns.profile, icon: 'church', permission: 'settings' },
  { name: 'modules', group: 'settings', path: patterns.modules, icon: 'checklist', permission: 'settings' },
  { name: 'sender', group: 'settings', path: patterns.sender, icon: 'mail', permission: 'settings' },
  { name: 'privacy', group: 'settings', path: patterns.privacy, icon: 'info', permission: 'settings' },
  { name: 'products', group: 'settings', path: patterns.products, icon: 'link', permission: 'settings' },
  { name: 'embedding', group: 'settings', path: patterns.embedding, icon: 'share', permission: 'settings' },
  { name: 'team', group: 'settings', path: patterns.team, icon: 'people', permission: 'roles.grant' },
  { name: 'support', group: 'settings', path: patterns.support, icon: 'info', permission: 'support.open' },
]
