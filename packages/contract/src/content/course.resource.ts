import { defineResource } from '../resources/resource.ts'
import {
  addressField,
  contentCalls,
  contentFilters,
  contentForm,
  contentItem,
  contentKind,
  contentListing,
  contentRow,
  officeWords,
  orderCall,
  publishing,
  shownAddress,
  shownOrder,
  shownWords,
} from './office-content.ts'

export const courses = defineResource({
  ...contentKind,
  name: 'ebd_curso',
  path: '/conteudo/ebd/curso/',
  module: 'MOD_EBD',
  pages: { ITEM: '/ebds/:slug', LISTA: '/ebds' },
  form: contentForm(officeWords, { ...publishing, ...addressField }),
  example: { titulo: 'Primeiros passos', resumo: 'Oito encontros para quem está chegando.' },
  row: contentRow(shownWords, { ...shownAddress, ...shownOrder }),
  item: contentItem({ ...shownAddress, ...shownOrder }),
  list: { ...contentListing, filters: contentFilters, sorts: { ordem: 'asc', titulo: 'asc' } },
  calls: {
    ...contentCalls({ one: 'Course', many: 'Courses', singular: 'a course', plural: 'courses' }),
    order: orderCall('Courses', 'courses'),
  },
})
