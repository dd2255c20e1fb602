import * as z from 'zod/mini'
import { filled, id, image, instant } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { languageCode } from './content.schemas.ts'
import { richText } from './rich-text.ts'

const states = z.enum(['RASCUNHO', 'PUBLICADO'])

/** A text in one language. Rich text is any document of an editor: the API keeps what the product knows of it. */
const words = { titulo: filled(200), resumo: filled(500), corpo: z._default(z.unknown(), null) }

const form = z.strictObject({
  ...words,
  /** Default: that of the church; of a change, the one that it has. */
  idioma: z.optional(languageCode),
  /** Translations by language code. */
  traducoes: z._default(z.record(languageCode, z.strictObject(words)), {}),
  imagem: z._default(z.nullable(image), null),
  autor: z._default(z.nullable(filled(120)), null),
  /** Not shown before. Default: when it is published first. */
  dataPublicacao: z.optional(instant),
})
export type NewsForm = z.output<typeof form>

const shownWords = { titulo: z.string(), resumo: z.string(), corpo: z.nullable(richText) }

const row = z.strictObject({
  id,
  versao: version,
  situacao: states,
  ...shownWords,
  idioma: languageCode,
  traducoes: z.record(languageCode, z.strictObject(shownWords)),
  imagem: z.nullable(image),
  autor: z.nullable(z.string()),
  dataPublicacao: instant,
  dataAtualizacao: instant,
})
export type OfficeNews = z.output<typeof row>

const item = z.pick(row, {
  id: true,
  versao: true,
  situacao: true,
  titulo: true,
  idioma: true,
  imagem: true,
  autor: true,
  dataPublicacao: true,
  dataAtualizacao: true,
})
export type OfficeNewsItem = z.output<typeof item>

export const news = defineResource({
  name: 'noticia',
  path: '/conteudo/noticia/',
  module: 'MOD_NOTICIA',
  isPublic: true,
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  form,
  example: { titulo: 'Mutirão no sábado', resumo: 'Tragam luvas e disposição.' },
  row,
  item,
  /** A text of 400,000 characters, with its translations. */
  bodyBytes: 2 * 1024 * 1024,
  list: {
    search: ['titulo'],
    filters: { situacao: z.optional(states) },
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    perPage: recordsPerPage,
  },
  calls: {
    list: { id: 'listOfficeNews', summary: 'News, drafts among them, the newest first' },
    get: { id: 'getOfficeNews', summary: 'A news item as its form has it' },
    add: { id: 'addNews', summary: 'Adds a news item as a draft', act: 'CONTENT_ADDED' },
    set: { id: 'setNews', summary: 'Replaces a news item; whether it is published stays', act: 'CONTENT_SET' },
    remove: { id: 'removeNews', summary: 'Removes a news item', act: 'CONTENT_REMOVED' },
    publish: { id: 'publishNews', summary: 'Publishes a news item', act: 'CONTENT_PUBLISHED' },
    withdraw: { id: 'withdrawNews', summary: 'Makes a news item a draft again', act: 'CONTENT_WITHDRAWN' },
    history: { id: 'listNewsChanges', summary: 'What was changed of a news item, the newest first' },
    export: { id: 'exportNews', summary: 'The news as CSV', act: 'CONTENT_EXPORTED' },
    exportSheet: { id: 'exportNewsSheet', summary: 'The news as an Excel workbook', act: 'CONTENT_EXPORTED' },
  },
})
