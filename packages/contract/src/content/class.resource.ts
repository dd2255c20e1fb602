import * as z from 'zod/mini'
import { filled, text, time } from '../fields.ts'
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

/** `titulo` is the name of the class, `resumo` its age group, `autor` the teacher. */
const words = { ...officeWords, resumo: text(500) }
const meeting = {
  local: z._default(z.nullable(filled(200)), null),
  /** 0 is Sunday. */
  diaSemana: z._default(z.nullable(z.int().check(z.gte(0), z.lte(6))), null),
  horario: z._default(z.nullable(time), null),
}

export const classes = defineResource({
  ...contentKind,
  name: 'ebd_turma',
  path: '/conteudo/ebd/turma/',
  module: 'MOD_EBD',
  pages: { ITEM: '/ebds/:cursoSlug', LISTA: '/ebds' },
  parents: { paiId: 'ebd_curso' },
  form: contentForm(words, { ...publishing, ...placeBelow, ...meeting }),
  example: { titulo: 'Turma da manhã', resumo: 'Adultos', paiId: 1, local: 'Sala 2', diaSemana: 0, horario: '09:00' },
  row: contentRow(shownWords, { ...shownBelow, ...meeting, cursoSlug: z.nullable(z.string()) }),
  item: contentItem({ ...shownBelow, ...parentTitle }),
  list: {
    ...contentListing,
    filters: { ...contentFilters, ...parentFilter },
    sorts: { ordem: 'asc', titulo: 'asc' },
  },
  calls: contentCalls({ one: 'Class', many: 'Classes', singular: 'a class', plural: 'classes' }),
})
