import type { playSearch as measure } from '../pt/play-search.ts'
import type { Translation } from '../translation.ts'

export const playSearch: Translation<typeof measure> = {
  field: 'Title, topic or speaker',
  find: 'Search',
  clear: 'Clear the search',
  lead: 'Type the beginning of a word. Accents make no difference.',
  places: 'What to show',
  place: { query: 'Search', 'my-list': 'My list', videos: 'Videos', collections: 'Collections' },
  kinds: 'Kind of video',
  all: 'All',
  kind: { FILME: 'Films', EPISODIO: 'Episodes', AULA: 'Lessons', REPRISE: 'Replays' },
  found: '{count, plural, one {# result for “{term}”} other {# results for “{term}”}}',
  noneTitle: 'No results for “{term}”',
  none: 'Try a single word, or the beginning of it.',
  noneOfKind: 'Nothing of this kind. Try searching the whole catalog.',
  everyKind: 'Search all kinds',
  suggested: 'Ready to watch',
  browse: 'Browse the catalog',
  listEmptyTitle: 'Your list is empty',
  listEmpty: 'Tap “My list” on a video to save it for later.',
  listSignInTitle: 'Your list is waiting for you',
  listSignIn: 'Sign in to see what you’ve saved.',
  signIn: 'Sign in',
}
