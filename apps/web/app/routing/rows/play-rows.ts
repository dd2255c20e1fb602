import type { RouteRow } from '../route-row.ts'
import { playCheckoutMessages } from './row-messages.ts'

const play = { layout: 'INPCPLAY', module: 'MOD_ASSINATURA' } as const

/** The addresses of Play's catalogue and plans. */
export const playRows = [
  {
    ...play,
    path: '/play',
    title: 'play',
    page: 'play',
    messages: ['play', 'playPlans'],
    query: { redirectTo: 'text' },
  },
  {
    ...play,
    path: '/play/plans',
    title: 'playPlans',
    page: 'play-plans',
    messages: ['playPlans', 'payer', ...playCheckoutMessages],
    // `pedido`: the order of a subscription that is being paid, which the browser alone reads.
    query: { plano: 'known', codigo: 'text', redirectTo: 'text', pedido: 'text' },
  },
  { ...play, path: '/play/browse', title: 'playBrowse', page: 'play-browse', messages: ['play'] },
  {
    ...play,
    path: '/play/video/:id',
    title: 'playVideo',
    wakesWith: { play: 'load' },
    page: 'play-video',
    messages: ['play', 'playTitle', 'playWatch', 'player', 'share', 'forms', 'captcha'],
    query: { play: ['1'] },
  },
  {
    ...play,
    path: '/play/collection/:id',
    title: 'playCollection',
    page: 'play-collection',
    messages: ['play', 'playTitle', 'share'],
  },
  {
    ...play,
    path: '/play/search',
    title: 'playSearch',
    page: 'play-search',
    messages: ['play', 'playSearch', 'lists'],
    isUnlisted: true,
    query: {
      type: ['query', 'my-list', 'videos', 'collections'],
      term: 'text',
      kind: ['FILME', 'EPISODIO', 'AULA', 'REPRISE'],
      page: 'page',
    },
  },
] as const satisfies readonly RouteRow[]
