import type { episodes } from '@narthex/contract/media/episode.resource'
import { episodesCalls } from '@narthex/contract/media/episode-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { MomentCell, StateCell } from '../../resource/list/cells.tsx'
import { lengthText } from './length-text.ts'
import { OriginCell } from './origin-cell.tsx'

/** The episodes of the podcast in the office; those of a feed are read alone. */
export const episodesResource = defineConsoleResource<typeof episodes>({
  name: 'podcast',
  type: 'podcast_episodio',
  place: 'podcast',
  texts: 'consolePodcast',
  calls: episodesCalls,
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  nameOf: ({ titulo }) => titulo,
  list: {
    columns: [
      { name: 'titulo', cell: ({ titulo }) => titulo },
      { name: 'posicao', cell: ({ posicao }) => posicao, isNumber: true, width: 'narrow' },
      { name: 'situacao', cell: (episode) => <StateCell record={episode} />, width: 'wide' },
      {
        name: 'dataPublicacao',
        cell: ({ dataPublicacao }) => <MomentCell moment={dataPublicacao} />,
        isNumber: true,
      },
      {
        name: 'duracaoSegundos',
        cell: ({ duracaoSegundos }) => duracaoSegundos !== null && lengthText(duracaoSegundos),
        isNumber: true,
        width: 'narrow',
      },
      { name: 'origem', cell: ({ origem }) => <OriginCell origin={origem} />, isExtra: true },
    ],
    filters: [{ name: 'situacao', values: ['RASCUNHO', 'PUBLICADO'], texts: 'consoleStates' }],
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    hasSearch: true,
  },
  isReadOnly: ({ origem }) => origem === 'FEED',
  sitePath: ({ id }) => `/podcast?episode=${id}`,
  loadEditor: () => import('./episodes.fields.ts').then(({ episodesEditor }) => episodesEditor),
})
