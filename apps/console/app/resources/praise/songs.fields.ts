import { songs } from '@narthex/contract/praise/song.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { ScoresControl, writeScores } from './controls/scores-control.tsx'
import { SongTextControl } from './controls/song-text-control.tsx'

/** How the form of a song is arranged. */
export const songsEditor = defineFields(songs, {
  texts: 'consoleSongFields',
  sections: [
    { name: 'words', fields: ['title', 'subtitle', 'author', 'cifra'] },
    { name: 'file', fields: ['musicalScore'] },
    { name: 'facts', fields: ['tone', 'capo', 'rhythm', 'group', 'theme', 'code'] },
  ],
  hints: {
    cifra: { control: SongTextControl },
    musicalScore: { control: ScoresControl, toText: writeScores },
  },
})
