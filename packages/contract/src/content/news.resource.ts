import { defineResource } from '../resources/resource.ts'
import {
  contentCalls,
  contentFilters,
  contentForm,
  contentItem,
  contentKind,
  contentListing,
  contentRow,
  officeWords,
  publishing,
  shownWords,
} from './office-content.ts'

export const news = defineResource({
  ...contentKind,
  name: 'noticia',
  path: '/conteudo/noticia/',
  module: 'MOD_NOTICIA',
  pages: { ITEM: '/news/:id', LISTA: '/news', INICIO: '/' },
  form: contentForm(officeWords, publishing),
  example: { titulo: 'Mutirão no sábado', resumo: 'Tragam luvas e disposição.' },
  row: contentRow(shownWords, {}),
  item: contentItem({}),
  list: { ...contentListing, filters: contentFilters, sorts: { dataPublicacao: 'desc', titulo: 'asc' } },
  calls: contentCalls({ one: 'News', many: 'News', singular: 'a news item', plural: 'news' }),
})
