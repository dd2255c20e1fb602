import * as z from 'zod/mini'
import { id } from '../fields.ts'
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
  passageWord,
  placeBelow,
  publishing,
  shownPassage,
  shownWords,
} from './office-content.ts'
import { richText } from './rich-text.ts'
import { studyWords } from './study.form.ts'
import { questionCode, questionGroups } from './study.schemas.ts'

const own = {
  /** The series; `ordem` is the position in it. */
  paiId: z._default(z.nullable(id), null),
  /** Duration of the group meeting. */
  duracaoMinutos: z._default(z.nullable(z.int().check(z.gte(5), z.lte(600))), null),
}
const { paiId: _, ...position } = placeBelow

/** Questions as they are written: in plain text. */
const shownStudyWords = {
  perguntas: z.array(z.strictObject({ codigo: questionCode, grupo: z.enum(questionGroups), texto: z.string() })),
  orientacaoLider: z.nullable(richText),
}

export const studies = defineResource({
  ...contentKind,
  name: 'estudo',
  path: '/conteudo/estudo/',
  module: 'MOD_CELULA',
  pages: { ITEM: '/studies/:id', LISTA: '/studies' },
  parents: { paiId: 'estudo_serie' },
  form: contentForm({ ...officeWords, ...passageWord, ...studyWords }, { ...publishing, ...own, ...position }),
  example: {
    titulo: 'Alegria na prisão',
    resumo: 'O que sustenta quem perdeu tudo.',
    referencia: 'Filipenses 1.12-21',
    perguntas: [{ grupo: 'QUEBRA_GELO', texto: 'Que notícia boa você recebeu em má hora?' }],
  },
  row: contentRow({ ...shownWords, ...shownPassage, ...shownStudyWords }, { ...own, ordem: z.int() }),
  item: contentItem({ paiId: z.nullable(id), ordem: z.int(), ...parentTitle }),
  list: {
    ...contentListing,
    filters: { ...contentFilters, ...parentFilter },
    sorts: { dataPublicacao: 'desc', titulo: 'asc', ordem: 'asc' },
  },
  calls: contentCalls({ one: 'Study', many: 'Studies', singular: 'a study', plural: 'studies' }),
})
