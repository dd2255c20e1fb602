import type { songs } from '@narthex/contract/praise/song.resource'
import { songsCalls } from '@narthex/contract/praise/song-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'

/** The songs of a church in its office. */
export const songsResource = defineConsoleResource<typeof songs>({
  name: 'songs',
  type: 'louvor',
  place: 'songs',
  texts: 'consoleSongs',
  calls: songsCalls,
  may: { read: 'content.write', write: 'content.write', export: 'content.write' },
  nameOf: ({ title }) => title,
  list: {
    columns: [
      { name: 'title', cell: ({ title }) => title },
      { name: 'author', cell: ({ author }) => author, width: 'wide' },
      { name: 'tone', cell: ({ tone }) => tone, width: 'narrow' },
      { name: 'group', cell: ({ group }) => group },
      { name: 'code', cell: ({ code }) => code, isExtra: true },
      { name: 'theme', cell: ({ theme }) => theme, isExtra: true },
    ],
    filters: [{ name: 'showType', values: ['cipher', 'lyric', 'score'], texts: 'consoleSongKinds' }],
    sorts: { title: 'asc', author: 'asc' },
    hasSearch: true,
  },
  sitePath: ({ id, showType }) => (showType ? `/praise/${id}` : undefined),
  loadEditor: () => import('./songs.fields.ts').then(({ songsEditor }) => songsEditor),
})
