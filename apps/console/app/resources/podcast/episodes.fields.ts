import { episodes } from '@narthex/contract/media/episode.resource'
import { fileAt } from '@narthex/contract/media/file-address'
import { defineFields, type FormValues } from '../../resource/form/kind-editor.ts'
import { AudioControl } from './controls/audio-control.tsx'
import { LengthControl } from './controls/length-control.tsx'
import { lengthText } from './length-text.ts'

/** The server knows nothing of a sound on another site. */
const isElsewhere = ({ audio }: FormValues) => typeof audio === 'string' && audio !== '' && !fileAt(audio)

/** How the form of an episode is arranged. */
export const episodesEditor = defineFields(episodes, {
  texts: 'consolePodcastFields',
  sections: [
    { name: 'words', fields: ['titulo', 'descricao'] },
    { name: 'file', fields: ['audio', 'duracaoSegundos', 'audioBytes', 'audioTipo'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'when', fields: ['dataPublicacao'] },
  ],
  hints: {
    audio: { control: AudioControl },
    duracaoSegundos: { control: LengthControl, toText: (seconds) => lengthText(Number(seconds)) },
    audioBytes: { when: isElsewhere },
    // Told by the file or its ending.
    audioTipo: { widget: 'text', when: () => false },
  },
})
