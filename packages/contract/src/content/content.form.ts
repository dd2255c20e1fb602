import * as z from 'zod/mini'
import { date, filled, id, image, link, text, time } from '../fields.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { writtenMoment } from '../written-moment.ts'
import { languageCode, ministrySchema, slug } from './content.schemas.ts'
import { news } from './news.resource.ts'
import { studyWords } from './study.form.ts'

/* Forms of the reading content that staff write. Rich text is `unknown` here: what the product does not know of it is dropped. */

const words = {
  titulo: filled(200),
  resumo: filled(500),
  corpo: z._default(z.unknown(), null),
}
const reference = { referencia: z._default(z.nullable(filled(80)), null) }

const state = { situacao: z._default(z.enum(['PUBLICADO', 'RASCUNHO']), 'PUBLICADO') }

const written = {
  ...words,
  /** Default: the church's language. */
  idioma: z.optional(languageCode),
  /** Translations by language code. */
  traducoes: z._default(z.record(languageCode, z.strictObject({ ...words, ...reference })), {}),
  ...state,
  imagem: z._default(z.nullable(image), null),
  autor: z._default(z.nullable(filled(120)), null),
}
/** Default: now. */
const published = { dataPublicacao: z.optional(writtenMoment) }
const arranged = { ...published, ordem: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0) }
const below = { paiId: id }
const clockTime = z._default(z.nullable(time), null)

/** The form of each kind of content. */
export const contentForms = {
  DEVOCIONAL: z.strictObject({ ...written, ...reference, data: date }),
  NOTICIA: z.strictObject({
    ...news.form.shape,
    ...state,
    ...published,
    dataFimPublicacao: z._default(z.nullable(writtenMoment), null),
    idExterno: z._default(z.nullable(externalId), null),
  }),
  MINISTERIO: z.strictObject({
    ...written,
    ...arranged,
    responsaveis: z._default(ministrySchema.shape.responsaveis.check(z.maxLength(20)), []),
    contato: z._default(z.nullable(link), null),
  }),
  PROJETO: z.strictObject({ ...written, ...arranged, ...below, contato: z._default(z.nullable(link), null) }),
  EBD_CURSO: z.strictObject({ ...written, ...arranged, slug }),
  /** `titulo` is the name, `resumo` the age group, `autor` the teacher. */
  EBD_TURMA: z.strictObject({
    ...written,
    ...arranged,
    ...below,
    resumo: text(500),
    local: z._default(z.nullable(filled(200)), null),
    diaSemana: z._default(z.nullable(z.int().check(z.gte(0), z.lte(6))), null),
    horario: clockTime,
  }),
  EBD_LICAO: z.strictObject({
    ...written,
    ...reference,
    ...arranged,
    ...below,
    slug,
    arquivo: z._default(z.nullable(link), null),
  }),
  /** `titulo` is the name, `resumo` the description. */
  PUBLICACAO_TIPO: z.strictObject({ ...written, ...arranged, slug }),
  PUBLICACAO: z.strictObject({
    ...written,
    ...published,
    slug,
    paiId: z._default(z.nullable(id), null),
    arquivo: z._default(z.nullable(link), null),
  }),
  ESTUDO_SERIE: z.strictObject({ ...written, ...arranged, slug }),
  ESTUDO: z.strictObject({
    ...written,
    ...reference,
    ...arranged,
    ...studyWords,
    traducoes: z._default(z.record(languageCode, z.strictObject({ ...words, ...reference, ...studyWords })), {}),
    /** The series; `ordem` is the position in it. */
    paiId: z._default(z.nullable(id), null),
    /** Duration of the group meeting. */
    duracaoMinutos: z._default(z.nullable(z.int().check(z.gte(5), z.lte(600))), null),
  }),
} as const

export type GivenContent<Kind extends keyof typeof contentForms> = z.input<(typeof contentForms)[Kind]>
