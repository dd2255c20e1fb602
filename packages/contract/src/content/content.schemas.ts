import * as z from 'zod/mini'
import { date, id, image, instant, link, text } from '../fields.ts'
import { richText } from './rich-text.ts'

/** A language by the first part of its tag: `pt`, `en`, `es`, `gl`. */
export const languageCode = z.string().check(z.regex(/^[a-z]{2,3}$/))

/** Lower-case letters without accents, digits, single hyphens. */
export const slug = z.string().check(z.maxLength(80), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/))

/** A passage of the Bible for programs (OSIS): `John.3.16`, `Gen.1.1-Gen.1.5`, several separated by commas. */
export const osis = z.string().check(z.maxLength(200), z.regex(/^[\w.,-]+$/))

/** The fields that all content has in lists. */
const item = {
  id,
  titulo: text(200),
  resumo: text(500),
  imagem: z.nullable(image),
  autor: z.nullable(text(120)),
  /** The language of this text: the requested one if there is a translation, else the original. */
  idioma: languageCode,
  /** Reading time in minutes, at least 1 if there is a text. */
  minutosLeitura: z.int(),
  dataPublicacao: instant,
  dataAtualizacao: instant,
}

/** The further fields that all content has on its own page. */
const detail = {
  corpo: z.nullable(richText),
  /** All languages of the text, the original first. */
  idiomas: z.array(languageCode),
  /** The answer is valid until then, when the next item of the kind is published. */
  proximaPublicacao: z.nullable(instant),
  /** The item is not published and is shown because of the code in `previa`. */
  flagPrevia: z.boolean(),
}

export const devotionalSchema = z.strictObject({
  ...item,
  /** Where in the Bible, as people write it: `João 15.4`. */
  referencia: z.nullable(text(80)),
  referenciaOsis: z.nullable(osis),
  /** The devotional's day on the church's calendar. */
  data: date,
})
export type Devotional = z.infer<typeof devotionalSchema>

export const newsSchema = z.strictObject(item)
export type News = z.infer<typeof newsSchema>

export const ministrySchema = z.strictObject({
  ...item,
  responsaveis: z.array(z.strictObject({ nome: text(120), funcao: z.nullable(text(120)) })),
  /** `mailto:`, `tel:` or a web address. */
  contato: z.nullable(link),
})
export type Ministry = z.infer<typeof ministrySchema>

export const projectSchema = z.strictObject({ ...item, contato: z.nullable(link) })
export type Project = z.infer<typeof projectSchema>

export const courseSchema = z.strictObject({ ...item, slug, totalLicoes: z.int() })
export type Course = z.infer<typeof courseSchema>

/** A group in which a course is taught. */
export const classSchema = z.strictObject({
  id,
  nome: text(200),
  professor: z.nullable(text(120)),
  faixaEtaria: z.nullable(text(500)),
  local: z.nullable(text(200)),
  /** 0 is Sunday. */
  diaSemana: z.nullable(z.int()),
  /** Time in the church's time zone. */
  horario: z.nullable(z.string()),
})
export type EbdClass = z.infer<typeof classSchema>

export const lessonSchema = z.strictObject({
  ...item,
  slug,
  /** Position in the course, from 1. */
  numero: z.int(),
  referencia: z.nullable(text(80)),
  referenciaOsis: z.nullable(osis),
})
export type Lesson = z.infer<typeof lessonSchema>

export const publicationTypeSchema = z.strictObject({
  id,
  slug,
  nome: text(200),
  descricao: text(500),
  imagem: z.nullable(image),
  idioma: languageCode,
  totalPublicacoes: z.int(),
})
export type PublicationType = z.infer<typeof publicationTypeSchema>

export const publicationSchema = z.strictObject({
  ...item,
  slug,
  tipo: z.nullable(z.strictObject({ slug, nome: text(200) })),
  /** The address of its PDF. */
  arquivo: z.nullable(link),
})
export type Publication = z.infer<typeof publicationSchema>

/** An item with its own page's fields: its neighbours by date (`anterior` is the older one) and related items. */
export const withPage = <Shape extends z.core.$ZodLooseShape>(schema: z.ZodMiniObject<Shape, z.core.$strict>) =>
  z.strictObject({
    ...schema.shape,
    ...detail,
    anterior: z.nullable(schema),
    proximo: z.nullable(schema),
    relacionados: z.array(schema),
  })

export const devotionalPageSchema = withPage(devotionalSchema)
export const newsPageSchema = withPage(newsSchema)
export const publicationPageSchema = withPage(publicationSchema)
export const ministryPageSchema = z.strictObject({
  ...withPage(ministrySchema).shape,
  projetos: z.array(projectSchema),
})
/** Neighbours and related projects belong to the same ministry. */
export const projectPageSchema = z.strictObject({
  ...withPage(projectSchema).shape,
  ministerio: z.strictObject({ id, titulo: text(200) }),
})
export const coursePageSchema = z.strictObject({
  ...withPage(courseSchema).shape,
  turmas: z.array(classSchema),
  licoes: z.array(lessonSchema),
})
/** `anterior` and `proximo` by the order of the course. */
export const lessonPageSchema = z.strictObject({
  ...withPage(lessonSchema).shape,
  curso: z.strictObject({ id, slug, titulo: text(200), totalLicoes: z.int() }),
  /** An accompanying file, such as a worksheet. */
  arquivo: z.nullable(link),
})

export type DevotionalPage = z.infer<typeof devotionalPageSchema>
export type NewsPage = z.infer<typeof newsPageSchema>
export type PublicationPage = z.infer<typeof publicationPageSchema>
export type MinistryPage = z.infer<typeof ministryPageSchema>
export type ProjectPage = z.infer<typeof projectPageSchema>
export type CoursePage = z.infer<typeof coursePageSchema>
export type LessonPage = z.infer<typeof lessonPageSchema>
