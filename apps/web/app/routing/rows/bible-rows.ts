import type { RouteRow } from '../route-row.ts'

const messages = ['bible', 'bibleBooks', 'reading', 'share'] as const

/** A chapter may have been opened from a reading plan. */
const chapterMessages = [...messages, 'planFoot'] as const

/** The Bible reader. */
export const bibleRows = [
  {
    path: '/bible',
    title: 'bible',
    wakes: 'rest',
    page: 'bible',
    messages,
    query: { passage: 'text', version: 'known', book: 'known' },
  },
  {
    path: '/bible/search',
    title: 'bibleSearch',
    wakes: 'rest',
    page: 'bible-search',
    messages: ['bible', 'bibleBooks', 'lists'],
    isUnlisted: true,
    query: { q: 'text', version: 'known', book: 'known', testament: ['AT', 'NT'], phrase: ['1'], page: 'page' },
  },
  {
    path: '/bible/:version/:book/:chapter',
    title: 'bible',
    wakes: 'rest',
    page: 'bible-chapter',
    messages: chapterMessages,
    query: { with: 'known' },
  },
  {
    path: '/bible/:version/:book/:chapter/:verses',
    title: 'bible',
    wakes: 'rest',
    page: 'bible-verses',
    messages: chapterMessages,
    query: { with: 'known' },
  },
] as const satisfies readonly RouteRow[]
