import type { videos } from '@narthex/contract/media/video.resource'
import { videosCalls } from '@narthex/contract/media/videos-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { MomentCell, StateCell } from '../../resource/list/cells.tsx'
import { lengthText } from '../podcast/length-text.ts'
import { FilmCell } from './film-cell.tsx'

/** The videos of a church in its office. */
export const videosResource = defineConsoleResource<typeof videos>({
  name: 'videos',
  type: 'video',
  place: 'videos',
  texts: 'consoleVideos',
  calls: videosCalls,
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  nameOf: ({ titulo }) => titulo,
  list: {
    columns: [
      { name: 'titulo', cell: ({ titulo, imagem }) => <FilmCell title={titulo} picture={imagem} /> },
      { name: 'serie', cell: ({ serie }) => serie },
      { name: 'situacao', cell: (video) => <StateCell record={video} />, width: 'wide' },
      {
        name: 'dataPublicacao',
        cell: ({ dataPublicacao }) => <MomentCell moment={dataPublicacao} />,
        isNumber: true,
      },
      { name: 'pregador', cell: ({ pregador }) => pregador, isExtra: true },
      { name: 'referencia', cell: ({ referencia }) => referencia, isExtra: true },
      {
        name: 'duracaoSegundos',
        cell: ({ duracaoSegundos }) => duracaoSegundos !== null && lengthText(duracaoSegundos),
        isExtra: true,
        isNumber: true,
        width: 'narrow',
      },
      { name: 'idioma', cell: ({ idioma }) => idioma, isExtra: true, width: 'narrow' },
    ],
    filters: [{ name: 'situacao', values: ['RASCUNHO', 'PUBLICADO'], texts: 'consoleStates' }],
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    hasSearch: true,
  },
  sitePath: ({ id }) => `/videos/${id}`,
  loadEditor: () => import('./videos.fields.ts').then(({ videosEditor }) => videosEditor),
})
