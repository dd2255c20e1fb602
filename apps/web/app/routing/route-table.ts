import { moduleCodes } from '@narthex/contract/church-codes'
import { absentModuleKey } from './absent-module.ts'
import type { RouteRow } from './route-row.ts'
import { accountRows } from './rows/account-rows.ts'
import { bibleRows } from './rows/bible-rows.ts'
import { contentRows } from './rows/content-rows.ts'
import { embedRows } from './rows/embed-rows.ts'
import { eventRows } from './rows/event-rows.ts'
import { givingRows } from './rows/giving-rows.ts'
import { groupRows } from './rows/group-rows.ts'
import { playRows } from './rows/play-rows.ts'
import { playWatchRows } from './rows/play-watch-rows.ts'
import { prayerRows } from './rows/prayer-rows.ts'
import { readingPlanRows } from './rows/reading-plan-rows.ts'
import { formMessages } from './rows/row-messages.ts'
import { listQuery } from './rows/row-queries.ts'

/** Every address of the product: routes, guards, titles and menu links all read this table. */
export const routeTable = [
  {
    path: '/',
    layout: 'HOME',
    title: 'home',
    page: 'home',
    isForOrganisations: true,
    messages: ['home', 'places', 'memberHome'],
    query: { [absentModuleKey]: moduleCodes },
  },
  { path: '/about', title: 'about', page: 'about', messages: ['about', 'places'] },
  { path: '/register', redirect: '/access' },
  ...bibleRows,
  {
    path: '/churchs',
    title: 'churches',
    page: 'churches',
    isForOrganisations: true,
    messages: ['churches'],
    query: { q: 'text', for: ['access'] },
  },
  {
    path: '/live',
    module: 'MOD_CULTO',
    title: 'live',
    wakes: 'rest',
    page: 'live',
    messages: [
      'live',
      'bible',
      'bibleBooks',
      'chat',
      'prayerHelp',
      'quickGift',
      'notes',
      'player',
      'share',
      'videos',
      ...formMessages,
    ],
    query: { transmissao: 'known', play: ['1'] },
  },
  {
    path: '/live/moderation',
    module: 'MOD_CULTO',
    access: 'login',
    title: 'chatModeration',
    page: 'chat-moderation',
    messages: ['chat'],
  },
  {
    path: '/schedule',
    title: 'schedule',
    wakes: 'rest',
    page: 'schedule',
    messages: ['schedule', 'calendar', 'share'],
    query: { month: 'known', view: ['grid', 'list'], kind: 'known' },
  },
  { path: '/directory', access: 'login', title: 'directory', page: 'directory', messages: ['directory'] },
  ...eventRows,
  ...givingRows,
  ...groupRows,
  {
    path: '/access',
    access: 'visitor',
    title: 'access',
    page: 'access',
    messages: ['access', 'secondStep', ...formMessages],
    query: { redirectTo: 'text' },
  },
  { path: '/login', redirect: '/access' },
  { path: '/reset-password', redirect: '/access' },
  ...accountRows,
  ...contentRows,
  ...prayerRows,
  { path: '/subscription/*', redirect: '/play' },
  ...playRows,
  ...playWatchRows,
  { path: '/play/*', layout: 'INPCPLAY', module: 'MOD_ASSINATURA', redirect: '/play' },
  ...embedRows,
  { path: '/admin', redirect: { admin: '' } },
  { path: '/admin/recover-password', redirect: { admin: '/recover-password' } },
  {
    path: '/card/:codigo',
    title: 'checkMemberCard',
    wakes: 'rest',
    page: 'card',
    messages: ['memberCard'],
    isUnlisted: true,
  },
  {
    path: '/search',
    title: 'search',
    wakes: 'rest',
    page: 'search',
    isForOrganisations: true,
    messages: ['search', 'lists'],
    isUnlisted: true,
    query: { ...listQuery, kind: 'known', in: ['all'] },
  },
  {
    path: '/privacy',
    title: 'privacy',
    wakes: 'rest',
    page: 'privacy',
    isForOrganisations: true,
    messages: ['privacy'],
  },
  {
    path: '/error',
    title: 'error',
    page: 'error',
    isForOrganisations: true,
    isUnlisted: true,
    query: { message: 'text' },
  },
  {
    path: '/offline',
    title: 'offline',
    page: 'offline',
    isForOrganisations: true,
    messages: ['offline'],
    isUnlisted: true,
  },
  { path: '/third-parts/voluts', access: 'login', title: 'volunteers', page: 'third-party', messages: ['thirdParty'] },
  { path: '/third-parts/mykids', access: 'login', title: 'kids', page: 'third-party', messages: ['thirdParty'] },
  ...readingPlanRows,
  { path: '/podcast.xml', file: 'podcast-feed' },
  { path: '/manifest.webmanifest', file: 'manifest' },
  { path: '/news.xml', file: 'news-feed' },
  { path: '/devotionals.xml', file: 'devotionals-feed' },
  { path: '/kept-pages.json', file: 'kept-pages' },
  { path: '/sitemap.xml', file: 'sitemap', query: { page: 'page' } },
  { path: '/robots.txt', file: 'robots' },
  { path: '*', title: 'notFound', page: 'not-found', isUnlisted: true },
] as const satisfies readonly RouteRow[]

/** Pages for developers, left out of production builds. */
export const developmentPages = [{ path: '/kit', page: 'kit' }] as const

export type RoutePath = (typeof routeTable)[number]['path']
