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

export const publicationTypes = defineResource({
  ...contentKind,
  name: 'publicacao_tipo',
  path: '/conteudo/publicacao-tipo/',
  module: 'MOD_PUBLICACAO',
  pages: { LISTA: '/publications' },
  form: contentForm(officeWords, { ...publishing, ...addressField }),
  /** `titulo` is its name, `resumo` its description. */
  example: { titulo: 'Boletim', resumo: 'O que a igreja faz a cada mês.' },
  row: contentRow(shownWords, { ...shownAddress, ...shownOrder }),
  item: contentItem({ ...shownAddress, ...shownOrder }),
  list: { ...contentListing, filters: contentFilters, sorts: { ordem: 'asc', titulo: 'asc' } },
  calls: {
    ...contentCalls({
      one: 'PublicationType',
      many: 'PublicationTypes',
      singular: 'a type of publications',
      plural: 'types of publications',
    }),
    order: orderCall('PublicationTypes', 'types of publications'),
  },
})
