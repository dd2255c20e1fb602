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

export const studySeries = defineResource({
  ...contentKind,
  name: 'estudo_serie',
  path: '/conteudo/estudo-serie/',
  module: 'MOD_CELULA',
  pages: { LISTA: '/studies' },
  form: contentForm(officeWords, { ...publishing, ...addressField }),
  example: { titulo: 'Cartas de Filipos', resumo: 'Quatro encontros sobre alegria.' },
  row: contentRow(shownWords, { ...shownAddress, ...shownOrder }),
  item: contentItem({ ...shownAddress, ...shownOrder }),
  list: { ...contentListing, filters: contentFilters, sorts: { ordem: 'asc', titulo: 'asc' } },
  calls: {
    ...contentCalls({
      one: 'StudySeries',
      many: 'AllStudySeries',
      singular: 'a series of studies',
      plural: 'series of studies',
    }),
    order: orderCall('StudySeries', 'series of studies'),
  },
})
