import type { RouteRow } from '../route-row.ts'
import { formMessages } from './row-messages.ts'

/** The addresses of the prayer wall. */
export const prayerRows = [
  // Not indexed: a prayer request must not stay in search engines after it is deleted.
  {
    path: '/prayer',
    module: 'MOD_MURAL_ORACAO',
    title: 'prayerWall',
    wakes: 'rest',
    page: 'prayer-wall',
    messages: ['prayerWall', 'lists', ...formMessages],
    isUnlisted: true,
    query: { page: 'page', motivo: 'known', respondidas: ['1'] },
  },
  {
    path: '/prayer/new',
    module: 'MOD_MURAL_ORACAO',
    access: 'login',
    title: 'newPrayer',
    page: 'new-prayer',
    messages: ['prayerAsking', ...formMessages],
  },
  {
    path: '/prayer/new/success',
    module: 'MOD_MURAL_ORACAO',
    access: 'login',
    title: 'newPrayer',
    isStepResult: true,
    page: 'prayer-sent',
    messages: ['prayerAsking', 'prayerHelp'],
  },
  {
    path: '/prayer/moderation',
    module: 'MOD_MURAL_ORACAO',
    access: 'login',
    title: 'prayerModeration',
    page: 'prayer-moderation',
    messages: ['prayerWall', 'prayerModeration', ...formMessages],
  },
  {
    path: '/prayer/:prayerId',
    module: 'MOD_MURAL_ORACAO',
    title: 'prayer',
    wakes: 'rest',
    page: 'prayer',
    messages: ['prayerWall', 'prayerMessages', 'prayerHelp', 'myPrayers', 'share', ...formMessages],
    isUnlisted: true,
  },
  {
    path: '/prayer/:prayerId/delete',
    module: 'MOD_MURAL_ORACAO',
    access: 'login',
    title: 'deletePrayer',
    page: 'delete-prayer',
    messages: ['prayerWall', 'myPrayers', ...formMessages],
  },
  {
    path: '/prayer/delete/success',
    module: 'MOD_MURAL_ORACAO',
    access: 'login',
    title: 'deletePrayer',
    isStepResult: true,
    page: 'prayer-deleted',
    messages: ['myPrayers'],
  },
] as const satisfies readonly RouteRow[]
