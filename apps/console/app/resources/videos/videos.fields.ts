import { videos } from '@narthex/contract/media/video.resource'
import { defineFields } from '../../resource/form/kind-editor.ts'
import { LengthControl } from '../podcast/controls/length-control.tsx'
import { lengthText } from '../podcast/length-text.ts'
import { AddressControl } from './controls/address-control.tsx'
import { CaptionsControl, writeCaptions } from './controls/captions-control.tsx'
import { ChaptersControl, writeChapters } from './controls/chapters-control.tsx'
import { SeriesControl, SpeakerControl } from './controls/name-controls.tsx'
import { SpokenControl } from './controls/spoken-control.tsx'

/** How the form of a video is arranged. */
export const videosEditor = defineFields(videos, {
  texts: 'consoleVideoFields',
  sections: [
    { name: 'film', fields: ['endereco'] },
    { name: 'words', fields: ['titulo', 'descricao'] },
    { name: 'facts', fields: ['serie', 'pregador', 'referencia', 'duracaoSegundos', 'idioma'] },
    { name: 'picture', fields: ['imagem'] },
    { name: 'chapters', fields: ['capitulos', 'legendas'] },
    { name: 'when', fields: ['dataPublicacao'] },
  ],
  hints: {
    endereco: { control: AddressControl },
    descricao: { widget: 'longText' },
    serie: { control: SeriesControl },
    pregador: { control: SpeakerControl },
    duracaoSegundos: { control: LengthControl, toText: (seconds) => lengthText(Number(seconds)) },
    idioma: { control: SpokenControl },
    capitulos: { control: ChaptersControl, toText: writeChapters },
    legendas: { control: CaptionsControl, toText: writeCaptions },
  },
})
