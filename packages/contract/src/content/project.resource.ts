import * as z from 'zod/mini'
import { link } from '../fields.ts'
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
  parentFilter,
  parentTitle,
  placeBelow,
  publishing,
  shownBelow,
  shownWords,
} from './office-content.ts'

/** `mailto:`, `tel:` or a web address. */
const contact = { contato: z._default(z.nullable(link), null) }

export const projects = defineResource({
  ...contentKind,
  name: 'projeto',
  path: '/conteudo/projeto/',
  pages: { ITEM: '/ministries/:paiId/projects/:id', LISTA: '/ministries/:paiId' },
  parents: { paiId: 'ministerio' },
  form: contentForm(officeWords, { ...publishing, ...placeBelow, ...contact }),
  example: { titulo: 'Cesta de maio', resumo: 'Alimentos para vinte famílias.', paiId: 1 },
  row: contentRow(shownWords, { ...shownBelow, ...contact }),
  item: contentItem({ ...shownBelow, ...parentTitle }),
  list: {
    ...contentListing,
    filters: { ...contentFilters, ...parentFilter },
    sorts: { ordem: 'asc', titulo: 'asc' },
  },
  calls: contentCalls({ one: 'Project', many: 'Projects', singular: 'a project', plural: 'projects' }),
})
