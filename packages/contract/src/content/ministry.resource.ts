import * as z from 'zod/mini'
import { filled, link } from '../fields.ts'
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
  orderCall,
  publishing,
  shownOrder,
  shownWords,
} from './office-content.ts'

const leader = z.strictObject({ nome: filled(120), funcao: z.nullable(filled(120)) })
const own = {
  responsaveis: z._default(z.array(leader).check(z.maxLength(20)), []),
  /** `mailto:`, `tel:` or a web address. */
  contato: z._default(z.nullable(link), null),
}

export const ministries = defineResource({
  ...contentKind,
  name: 'ministerio',
  path: '/conteudo/ministerio/',
  pages: { ITEM: '/ministries/:id', LISTA: '/ministries' },
  form: contentForm(officeWords, { ...publishing, ...own }),
  example: {
    titulo: 'Mesa Aberta',
    resumo: 'Almoço de domingo para quem chega sozinho.',
    responsaveis: [{ nome: 'Rute Alves', funcao: 'Coordenação' }],
    contato: 'mailto:mesa@example.org',
  },
  row: contentRow(shownWords, { ...own, ...shownOrder }),
  item: contentItem(shownOrder),
  list: { ...contentListing, filters: contentFilters, sorts: { ordem: 'asc', titulo: 'asc' } },
  calls: {
    ...contentCalls({ one: 'Ministry', many: 'Ministries', singular: 'a ministry', plural: 'ministries' }),
    order: orderCall('Ministries', 'ministries'),
  },
})
