import type { RouteRow } from '../route-row.ts'
import { embeddedQuery, songQuery } from './row-queries.ts'
import { unfinished } from './unfinished.ts'

/** The addresses of views that other sites embed. */
export const embedRows = [
  { path: '/embed/chat', layout: 'EMBED', title: 'chat', query: embeddedQuery, ...unfinished },
  {
    path: '/embed/praise',
    layout: 'EMBED',
    title: 'praise',
    wakes: 'rest',
    page: 'embed-praise',
    messages: ['praise', 'pdf'],
    query: { ...embeddedQuery, ...songQuery, praiseId: 'text' },
  },
  {
    path: '/embed/player',
    layout: 'EMBED',
    title: 'player',
    wakes: 'rest',
    page: 'embed-player',
    messages: ['videos', 'player'],
    isUnlisted: true,
    query: { ...embeddedQuery, service: 'text', code: 'text', html: 'text', url: 'text', play: ['1'] },
  },
  {
    path: '/embed/print-member-card',
    layout: 'EMBED',
    access: 'login',
    title: 'printMemberCard',
    page: 'print-member-card',
    messages: ['memberCard', 'lookups'],
    query: embeddedQuery,
  },
  {
    path: '/embed/reading-plans/list',
    layout: 'EMBED',
    access: 'login',
    title: 'readingPlans',
    query: embeddedQuery,
    ...unfinished,
  },
  {
    path: '/embed/reading-plans/:planUUID',
    layout: 'EMBED',
    access: 'login',
    title: 'readingPlan',
    query: embeddedQuery,
    ...unfinished,
  },
  {
    path: '/embed/reading-plans/:planUUID/delete',
    layout: 'EMBED',
    access: 'login',
    title: 'deleteReadingPlan',
    query: embeddedQuery,
    ...unfinished,
  },
  {
    path: '/embed/reading-plans/:planUUID/delete/confirm',
    layout: 'EMBED',
    access: 'login',
    title: 'readingPlanDeleted',
    query: embeddedQuery,
    ...unfinished,
  },
  { path: '/embed/*', layout: 'EMBED', title: 'notFound', page: 'not-found', isUnlisted: true },
] as const satisfies readonly RouteRow[]
