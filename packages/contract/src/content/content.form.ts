import * as z from 'zod/mini'
import { writtenMoment } from '../written-moment.ts'
import { classes } from './class.resource.ts'
import { courses } from './course.resource.ts'
import { devotionals } from './devotional.resource.ts'
import { lessons } from './lesson.resource.ts'
import { ministries } from './ministry.resource.ts'
import { news } from './news.resource.ts'
import { placeBelow } from './office-content.ts'
import { projects } from './project.resource.ts'
import { publications } from './publication.resource.ts'
import { publicationTypes } from './publication-type.resource.ts'
import { studies } from './study.resource.ts'
import { studySeries } from './study-series.resource.ts'

/* Forms of reading content as programs write it: those of the office, with the state, and moments as Dates. */

const state = { situacao: z._default(z.enum(['PUBLICADO', 'RASCUNHO']), 'PUBLICADO') }
/** Default: now, and without an end. */
const moments = {
  dataPublicacao: z.optional(writtenMoment),
  dataFimPublicacao: z._default(z.nullable(writtenMoment), null),
}
const published = { ...state, ...moments }
const arranged = { ...published, ordem: placeBelow.ordem }

/** Builds a form of `fields`, in which the fields of `own` replace those of the same name. */
const written = <Fields extends z.core.$ZodLooseShape, Own extends z.core.$ZodLooseShape>(fields: Fields, own: Own) =>
  z.extend(z.strictObject(fields), own)

/** The form of each kind of content. */
export const contentForms = {
  DEVOCIONAL: written(devotionals.form.shape, state),
  NOTICIA: written(news.form.shape, published),
  MINISTERIO: written(ministries.form.shape, arranged),
  PROJETO: written(projects.form.shape, published),
  EBD_CURSO: written(courses.form.shape, arranged),
  EBD_TURMA: written(classes.form.shape, published),
  EBD_LICAO: written(lessons.form.shape, published),
  PUBLICACAO_TIPO: written(publicationTypes.form.shape, arranged),
  PUBLICACAO: written(publications.form.shape, published),
  ESTUDO_SERIE: written(studySeries.form.shape, arranged),
  ESTUDO: written(studies.form.shape, published),
} as const

export type GivenContent<Kind extends keyof typeof contentForms> = z.input<(typeof contentForms)[Kind]>
