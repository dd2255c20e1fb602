import * as z from 'zod/mini'
import { link } from '../fields.ts'
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
  passageWord,
  placeBelow,
  publishing,
  shownAddress,
  shownBelow,
  shownPassage,
  shownWords,
} from './office-content.ts'

/** An accompanying file, such as a worksheet. */
const handout = { arquivo: z._default(z.nullable(link), null) }

export const lessons = defineResource({
  ...contentKind,
  name: 'ebd_licao',
  path: '/conteudo/ebd/licao/',
  module: 'MOD_EBD',
  pages: { ITEM: '/ebds/:slug', LISTA: '/ebds' },
  parents: { paiId: 'ebd_curso' },
  form: contentForm({ ...officeWords, ...passageWord }, { ...publishing, ...placeBelow, ...addressField, ...handout }),
  example: { titulo: 'O convite', resumo: 'Quem chama, e a quê.', referencia: 'Mateus 11.28', paiId: 1 },
  row: contentRow({ ...shownWords, ...shownPassage }, { ...shownBelow, ...shownAddress, ...handout }),
  item: contentItem({ ...shownBelow, ...parentTitle }),
  list: {
    ...contentListing,
    filters: { ...contentFilters, ...parentFilter },
    sorts: { ordem: 'asc', titulo: 'asc' },
  },
  calls: contentCalls({ one: 'Lesson', many: 'Lessons', singular: 'a lesson', plural: 'lessons' }),
})
