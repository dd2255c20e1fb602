import type { RouteRow } from '../route-row.ts'
import { embeddedReadingPlanRows } from './reading-plan-rows.ts'
import { embeddedQuery, songQuery } from './row-queries.ts'

/** The addresses of views that other sites embed. */
export const embedRows = [
  {
    path: '/embed/chat',
    layout: 'EMBED',
    title: 'chat',
    wakes: 'rest',
    page: 'embed-chat',
    messages: ['chat', 'prayerHelp'],
    isUnlisted: true,
    query: { ...embeddedQuery, channel: 'text', username: 'text', limitMessages: 'text', showManagement: 'text' },
  },
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
  ...embeddedReadingPlanRows,
  { path: '/embed/*', layout: 'EMBED', title: 'notFound', page: 'not-found', isUnlisted: true },
] as const satisfies readonly RouteRow[]
