import { date } from '../fields.ts'
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
  passageWord,
  shownPassage,
  shownWords,
} from './office-content.ts'

const words = { ...officeWords, ...passageWord }
/** Day on the church's calendar from which the devotional is shown. */
const day = { data: date }

/** Removes the calls for scheduling: the day of a devotional decides when it is shown. */
const withoutSchedule = <C extends ReturnType<typeof contentCalls>>({ schedule: _, unschedule: __, ...calls }: C) =>
  calls

export const devotionals = defineResource({
  ...contentKind,
  name: 'devocional',
  path: '/conteudo/devocional/',
  module: 'MOD_DEVOCIONAL',
  pages: { ITEM: '/devotionals/:id', LISTA: '/devotionals', INICIO: '/' },
  form: contentForm(words, day),
  example: { titulo: 'Permanecer', resumo: 'O ramo vive da videira.', referencia: 'João 15.4', data: '2026-06-01' },
  row: contentRow({ ...shownWords, ...shownPassage }, day),
  item: contentItem(day),
  list: { ...contentListing, filters: contentFilters, sorts: { data: 'desc', titulo: 'asc' } },
  calls: withoutSchedule(
    contentCalls({ one: 'Devotional', many: 'Devotionals', singular: 'a devotional', plural: 'devotionals' }),
  ),
})
