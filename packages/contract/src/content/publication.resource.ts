import * as z from 'zod/mini'
import { id, link } from '../fields.ts'
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
  parentFilter,
  parentTitle,
  publishing,
  shownAddress,
  shownWords,
} from './office-content.ts'

const own = {
  /** Id of the publication type. */
  paiId: z._default(z.nullable(id), null),
  /** The address of its PDF. */
  arquivo: z._default(z.nullable(link), null),
}

export const publications = defineResource({
  ...contentKind,
  name: 'publicacao',
  path: '/conteudo/publicacao/',
  module: 'MOD_PUBLICACAO',
  pages: { ITEM: '/publications/:slug', LISTA: '/publications' },
  parents: { paiId: 'publicacao_tipo' },
  form: contentForm(officeWords, { ...publishing, ...addressField, ...own }),
  example: { titulo: 'Boletim de junho', resumo: 'Agenda, avisos e uma história.' },
  row: contentRow(shownWords, { ...shownAddress, ...own }),
  item: contentItem({ paiId: z.nullable(id), ...parentTitle }),
  list: {
    ...contentListing,
    filters: { ...contentFilters, ...parentFilter },
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
  },
  calls: contentCalls({ one: 'Publication', many: 'Publications', singular: 'a publication', plural: 'publications' }),
})
