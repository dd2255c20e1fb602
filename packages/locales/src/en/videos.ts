import type { videos as measure } from '../pt/videos.ts'
import type { Translation } from '../translation.ts'

export const videos: Translation<typeof measure> = {
  lead: 'Messages and stories from our church, to watch in your own time.',
  search: 'Search the videos',
  latest: 'Latest',
  newest: 'The newest',
  watch: 'Watch now',
  seriesAll: 'See the whole series',
  seriesCount: '{count, plural, one {# video} other {# videos}}',
  seriesOf: 'Series: {name}',
  chapters: 'Chapters',
  about: 'About this video',
  next: 'Next in the series',
  more: 'Up next',
  all: 'All videos',
  passage: 'Reading: {passage}',
  shareAt: 'Share from {time}',
  shareHere: 'Share from where I am',
  empty: {
    title: 'No videos yet',
    lead: 'When the church publishes its first one, you’ll find it here.',
  },
  embed: {
    emptyTitle: 'Nothing to show here',
    empty: 'The video’s address is missing, or it isn’t from a service we support.',
    linkTitle: 'This content is hosted at {host}',
    link: 'To keep you safe, it doesn’t open inside this page.',
    open: 'Open at {host}',
    html: 'Embedded content',
  },
}
