import * as z from 'zod/mini'
import { filled, flagText, id, image, instant } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { languageCode } from './content.schemas.ts'
import { richText } from './rich-text.ts'

const states = z.enum(['RASCUNHO', 'PUBLICADO'])
const errors = ['EXTERNAL_ID_TAKEN'] as const

/** A text in one language. Rich text is any document of an editor: the API keeps what the product knows of it. */
const words = { titulo: filled(200), resumo: filled(500), corpo: z._default(z.unknown(), null) }

const fields = z.strictObject({
  ...words,
  /** Default: that of the church; of a change, the one that it has. */
  idioma: z.optional(languageCode),
  /** Translations by language code. */
  traducoes: z._default(z.record(languageCode, z.strictObject(words)), {}),
  imagem: z._default(z.nullable(image), null),
  autor: z._default(z.nullable(filled(120)), null),
  /** Not shown before. Default: when it is published first. */
  dataPublicacao: z.optional(instant),
  /** Not shown from then on. */
  dataFimPublicacao: z._default(z.nullable(instant), null),
  /** Its name in another system, unique among the news. Omitted: that which it has. */
  idExterno: z.optional(z.nullable(externalId)),
})
const form = fields.check(
  z.refine(
    ({ dataPublicacao, dataFimPublicacao }) =>
      !dataPublicacao || !dataFimPublicacao || Date.parse(dataFimPublicacao) > Date.parse(dataPublicacao),
    { path: ['dataFimPublicacao'], error: 'Ends before it begins' },
  ),
)
export type NewsForm = z.output<typeof form>

const shownWords = { titulo: z.string(), resumo: z.string(), corpo: z.nullable(richText) }

/** `FALTA`: there is none. `DESATUALIZADA`: the original was changed since it was published. */
const languageStates = z.enum(['FALTA', 'RASCUNHO', 'PRONTA', 'DESATUALIZADA'])

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
  dataFimPublicacao: z.nullable(instant),
  dataAtualizacao: instant,
  idExterno: z.nullable(z.string()),
  /** How far each translation is, by language: those of the product, and others that it has. */
  idiomas: z.record(languageCode, languageStates),
})
export type LanguageState = z.output<typeof languageStates>
export type OfficeNews = z.output<typeof row>

const shown = z.pick(row, {
  id: true,
  versao: true,
  situacao: true,
  titulo: true,
  idioma: true,
  imagem: true,
  autor: true,
  dataPublicacao: true,
  dataFimPublicacao: true,
  dataAtualizacao: true,
  idExterno: true,
})
const item = z.extend(shown, {
  /** It holds changes that are not live. */
  flagRascunho: z.boolean(),
  /** Those go live then. */
  publicarEm: z.nullable(instant),
})
export type OfficeNewsItem = z.output<typeof item>

export const news = defineResource({
  name: 'noticia',
  path: '/conteudo/noticia/',
  module: 'MOD_NOTICIA',
  isPublic: true,
  pages: { ITEM: '/news/*', LISTA: '/news', INICIO: '/' },
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  form,
  example: { titulo: 'Mutirão no sábado', resumo: 'Tragam luvas e disposição.' },
  row,
  item,
  /** A text of 400,000 characters, with its translations. */
  bodyBytes: 2 * 1024 * 1024,
  list: {
    search: ['titulo'],
    filters: {
      situacao: z.optional(states),
      idExterno: z.optional(externalId),
      /** Those with changes that are not live. */
      flagRascunho: z.optional(flagText),
    },
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  bulk: ['PUBLICAR', 'RETIRAR', 'REMOVER', 'RESTAURAR'],
  calls: {
    list: { id: 'listOfficeNews', summary: 'News, drafts among them, the newest first' },
    get: { id: 'getOfficeNews', summary: 'A news item as its form has it' },
    add: { id: 'addNews', summary: 'Adds a news item as a draft', act: 'CONTENT_ADDED', errors },
    set: { id: 'setNews', summary: 'Replaces a news item; whether it is published stays', act: 'CONTENT_SET', errors },
    put: { id: 'putNews', summary: 'Adds or replaces the news item with an external id', act: 'CONTENT_SET', errors },
    copy: { id: 'copyNews', summary: 'Adds a draft with the words of a news item', act: 'CONTENT_ADDED' },
    remove: { id: 'removeNews', summary: 'Moves a news item to the trash', act: 'CONTENT_REMOVED' },
    publish: {
      id: 'publishNews',
      summary: 'Publishes a news item, with its draft',
      act: 'CONTENT_PUBLISHED',
      errors,
    },
    withdraw: { id: 'withdrawNews', summary: 'Makes a news item a draft again', act: 'CONTENT_WITHDRAWN' },
    history: { id: 'listNewsChanges', summary: 'What was changed of a news item, the newest first' },
    export: { id: 'exportNews', summary: 'The news as CSV', act: 'CONTENT_EXPORTED' },
    exportSheet: { id: 'exportNewsSheet', summary: 'The news as an Excel workbook', act: 'CONTENT_EXPORTED' },
    getDraft: { id: 'getNewsDraft', summary: 'A news item as it was typed last' },
    saveDraft: { id: 'saveNewsDraft', summary: 'Keeps what is typed; what is live stays', act: 'CONTENT_SET' },
    discardDraft: { id: 'discardNewsDraft', summary: 'Drops the changes that are not live' },
    schedule: {
      id: 'scheduleNews',
      summary: 'Lets a news item, or the changes of one that is live, go live at a moment',
      act: 'CONTENT_SCHEDULED',
      errors,
    },
    unschedule: { id: 'unscheduleNews', summary: 'Takes that moment back', act: 'CONTENT_UNSCHEDULED' },
    listVersions: { id: 'listNewsVersions', summary: 'The versions of a news item, the newest first' },
    getVersion: { id: 'getNewsVersion', summary: 'A news item as it was' },
    restoreVersion: {
      id: 'restoreNewsVersion',
      summary: 'Makes a version the draft of its news item',
      act: 'CONTENT_VERSION_RESTORED',
    },
    presence: { id: 'tellNewsPresence', summary: 'Tells that an editor has a news item open, and who else has' },
    publishLanguage: {
      id: 'publishNewsLanguage',
      summary: 'Publishes one translation',
      act: 'CONTENT_LANGUAGE_PUBLISHED',
      errors,
    },
    withdrawLanguage: {
      id: 'withdrawNewsLanguage',
      summary: 'Makes one translation a draft again',
      act: 'CONTENT_LANGUAGE_WITHDRAWN',
    },
    listTrash: { id: 'listNewsTrash', summary: 'News in the trash, the last removed first' },
    restore: { id: 'restoreNews', summary: 'Takes a news item out of the trash', act: 'CONTENT_RESTORED' },
    purge: { id: 'purgeNews', summary: 'Removes a news item from the trash for good', act: 'CONTENT_PURGED' },
    previewBulk: { id: 'previewNewsBulk', summary: 'How many news an act would change, and ten of their titles' },
    runBulk: {
      id: 'runNewsBulk',
      summary: 'Does an act to many news',
      act: 'CONTENT_CHANGED_IN_BULK',
      errors: ['LIMIT_REACHED'],
    },
    getBulk: { id: 'getNewsBulk', summary: 'How far an act on many news is' },
    listBulkRows: { id: 'listNewsBulkRows', summary: 'What became of each news item of an act' },
    cancelBulk: { id: 'cancelNewsBulk', summary: 'Ends an act on many news' },
    undoBulk: { id: 'undoNewsBulk', summary: 'Undoes an act on many news', act: 'CONTENT_BULK_UNDONE' },
    listViews: { id: 'listNewsViews', summary: 'Saved views of the news: own ones and shared ones' },
    addView: { id: 'addNewsView', summary: 'Saves a view of the news' },
    setView: { id: 'setNewsView', summary: 'Changes an own view' },
    removeView: { id: 'removeNewsView', summary: 'Removes an own view' },
  },
})
