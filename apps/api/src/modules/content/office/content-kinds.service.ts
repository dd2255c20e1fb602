import { classes } from '@narthex/contract/content/class.resource'
import { courses } from '@narthex/contract/content/course.resource'
import { devotionals } from '@narthex/contract/content/devotional.resource'
import { lessons } from '@narthex/contract/content/lesson.resource'
import { ministries } from '@narthex/contract/content/ministry.resource'
import { news } from '@narthex/contract/content/news.resource'
import { projects } from '@narthex/contract/content/project.resource'
import { publications } from '@narthex/contract/content/publication.resource'
import { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { toPlainText } from '@narthex/contract/content/rich-text'
import { studies } from '@narthex/contract/content/study.resource'
import { studySeries } from '@narthex/contract/content/study-series.resource'
import type { ResourceService } from '../../../platform/resources/resource-service.ts'
import type { WordsRow } from '../content.editing.queries.ts'
import { contentService, type HeldContent } from './content-office.service.ts'

const words = ({ titulo, resumo, corpo }: WordsRow) => ({ titulo, resumo, corpo })
const wordsWithPassage = ({ referencia, ...text }: WordsRow) => ({ ...words({ referencia, ...text }), referencia })

const inOrder = ({ ordem }: HeldContent) => ({ ordem })
const below = ({ paiId, ordem }: HeldContent) => ({ paiId, ordem })
const addressedInOrder = ({ slug, ordem }: HeldContent) => ({ slug, ordem })

/** Details of a kind, as they were checked when they were written. */
const readDetails = <Details>({ detalhes }: HeldContent) => detalhes as Details

export const newsService: ResourceService<typeof news, HeldContent> = contentService(news, {
  tipo: 'NOTICIA',
  words,
  own: () => ({}),
  listed: [],
})

export const devotionalService: ResourceService<typeof devotionals, HeldContent> = contentService(devotionals, {
  tipo: 'DEVOCIONAL',
  words: wordsWithPassage,
  own: ({ data }) => ({ data: data ?? '' }),
  listed: ['data'],
})

type Led = Pick<(typeof ministries)['form']['_zod']['output'], 'responsaveis' | 'contato'>

export const ministryService: ResourceService<typeof ministries, HeldContent> = contentService(ministries, {
  tipo: 'MINISTERIO',
  words,
  own: (row) => ({ ...inOrder(row), ...readDetails<Led>(row) }),
  listed: ['ordem'],
})

export const projectService: ResourceService<typeof projects, HeldContent> = contentService(projects, {
  tipo: 'PROJETO',
  words,
  own: (row) => ({ ...below(row), ...readDetails<Pick<Led, 'contato'>>(row) }),
  listed: ['paiId', 'pai', 'ordem'],
})

export const courseService: ResourceService<typeof courses, HeldContent> = contentService(courses, {
  tipo: 'EBD_CURSO',
  words,
  own: addressedInOrder,
  listed: ['slug', 'ordem'],
})

type Meeting = Pick<(typeof classes)['form']['_zod']['output'], 'local' | 'diaSemana' | 'horario'>

export const classService: ResourceService<typeof classes, HeldContent> = contentService(classes, {
  tipo: 'EBD_TURMA',
  words,
  own: (row, cursoSlug) => ({ ...below(row), ...readDetails<Meeting>(row), cursoSlug }),
  namesParent: true,
  listed: ['paiId', 'pai', 'ordem'],
})

export const lessonService: ResourceService<typeof lessons, HeldContent> = contentService(lessons, {
  tipo: 'EBD_LICAO',
  words: wordsWithPassage,
  own: ({ slug, arquivo, ...row }) => ({ ...below({ slug, arquivo, ...row }), slug, arquivo }),
  listed: ['paiId', 'pai', 'ordem'],
})

export const publicationTypeService: ResourceService<typeof publicationTypes, HeldContent> = contentService(
  publicationTypes,
  { tipo: 'PUBLICACAO_TIPO', words, own: addressedInOrder, listed: ['slug', 'ordem'] },
)

export const publicationService: ResourceService<typeof publications, HeldContent> = contentService(publications, {
  tipo: 'PUBLICACAO',
  words,
  own: ({ slug, paiId, arquivo }) => ({ slug, paiId, arquivo }),
  listed: ['paiId', 'pai'],
})

export const studySeriesService: ResourceService<typeof studySeries, HeldContent> = contentService(studySeries, {
  tipo: 'ESTUDO_SERIE',
  words,
  own: addressedInOrder,
  listed: ['slug', 'ordem'],
})

type Lasting = Pick<(typeof studies)['form']['_zod']['output'], 'duracaoMinutos'>

export const studyService: ResourceService<typeof studies, HeldContent> = contentService(studies, {
  tipo: 'ESTUDO',
  words: ({ perguntas, orientacaoLider, ...text }) => ({
    ...wordsWithPassage({ perguntas, orientacaoLider, ...text }),
    perguntas: perguntas.map(({ codigo, grupo, texto }) => ({ codigo, grupo, texto: toPlainText(texto) })),
    orientacaoLider,
  }),
  own: (row) => ({ ...below(row), ...readDetails<Lasting>(row) }),
  listed: ['paiId', 'pai', 'ordem'],
})
