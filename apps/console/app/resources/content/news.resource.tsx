import type { news } from '@narthex/contract/content/news.resource'
import { newsCalls } from '@narthex/contract/content/news-office.endpoints'
import { defineConsoleResource } from '../../resource/console-resource.ts'
import { MomentCell, StateCell } from '../../resource/list/cells.tsx'

/** The news of a church in its office. */
export const newsResource = defineConsoleResource<typeof news>({
  name: 'news',
  type: 'noticia',
  place: 'news',
  texts: 'consoleNews',
  calls: newsCalls,
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  nameOf: ({ titulo }) => titulo,
  list: {
    columns: [
      { name: 'titulo', cell: ({ titulo }) => titulo },
      { name: 'situacao', cell: (item) => <StateCell record={item} />, width: 'wide' },
      { name: 'dataPublicacao', cell: ({ dataPublicacao }) => <MomentCell moment={dataPublicacao} />, isNumber: true },
      { name: 'autor', cell: ({ autor }) => autor, isExtra: true },
      { name: 'idioma', cell: ({ idioma }) => idioma, isExtra: true },
      {
        name: 'dataAtualizacao',
        cell: ({ dataAtualizacao }) => <MomentCell moment={dataAtualizacao} />,
        isExtra: true,
        isNumber: true,
      },
    ],
    filters: [{ name: 'situacao', values: ['RASCUNHO', 'PUBLICADO'], texts: 'consoleStates' }],
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    hasSearch: true,
  },
  sitePath: ({ id }) => `/news/${id}`,
  loadEditor: () => import('./news.fields.ts').then(({ newsEditor }) => newsEditor),
})
