import * as z from 'zod/mini'
import { filled, flagText, id, idText, image, instant } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { externalId } from '../resources/editing.schemas.ts'
import type { BulkAct } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { languageCode, slug } from './content.schemas.ts'
import { richText } from './rich-text.ts'

/* What the kinds of reading content have in common in the office: texts in languages, drafts, moments, a trash. */

type Shape = z.core.$ZodLooseShape

/** A text in one language. Rich text is any document of an editor: the API keeps what the product knows of it. */
export const officeWords = { titulo: filled(200), resumo: filled(500), corpo: z._default(z.unknown(), null) }
/** Texts of an item in one language, as they are read. */
export const shownWords = { titulo: z.string(), resumo: z.string(), corpo: z.nullable(richText) }

/** Period in which an item is shown, for kinds without a day of their own. */
export const publishing = {
  /** Not shown before. Default: when it is published first. */
  dataPublicacao: z.optional(instant),
  /** Not shown from then on. */
  dataFimPublicacao: z._default(z.nullable(instant), null),
}

/** The passage that an item is about, in each language, as people write it: `João 15.4`. */
export const passageWord = { referencia: z._default(z.nullable(filled(80)), null) }
export const shownPassage = { referencia: z.nullable(z.string()) }

/** The last part of its address. Null: made of its title when it is published first. */
export const addressField = { slug: z._default(z.nullable(slug), null) }
export const shownAddress = { slug: z.nullable(z.string()) }

/** Parent of the item, and its position there. */
export const placeBelow = { paiId: id, ordem: z._default(z.int().check(z.gte(0), z.lte(100_000)), 0) }
export const shownBelow = { paiId: z.nullable(id), ordem: z.int() }
/** The title of what it is a part of, in the language that was written in. */
export const parentTitle = { pai: z.nullable(z.string()) }

/** The position of an item of a kind that staff put in an order. */
export const shownOrder = { ordem: z.int() }

const commonFields = {
  /** Default: that of the church; of a change, the one that it has. */
  idioma: z.optional(languageCode),
  imagem: z._default(z.nullable(image), null),
  autor: z._default(z.nullable(filled(120)), null),
  /** Id in another system, unique within the kind. Omitted: unchanged. */
  idExterno: z.optional(z.nullable(externalId)),
}

interface Moments {
  readonly dataPublicacao?: string | undefined
  readonly dataFimPublicacao?: string | null | undefined
}

const endsAfterItBegins = z.refine<Moments>(
  ({ dataPublicacao, dataFimPublicacao }) =>
    !dataPublicacao || !dataFimPublicacao || Date.parse(dataFimPublicacao) > Date.parse(dataPublicacao),
  { path: ['dataFimPublicacao'], error: 'Ends before it begins' },
)

/**
 * The form of a kind: `words` in each language, and its `own` fields.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function contentForm<Words extends Shape, Own extends Shape>(words: Words, own: Own) {
  const fields = z.strictObject({
    ...words,
    ...commonFields,
    /** Translations by language code. */
    traducoes: z._default(z.record(languageCode, z.strictObject(words)), {}),
    ...own,
  })
  return fields.check(endsAfterItBegins as never)
}

const states = z.enum(['RASCUNHO', 'PUBLICADO'])

/** `FALTA`: there is none. `DESATUALIZADA`: the original was changed since it was published. */
const languageStates = z.enum(['FALTA', 'RASCUNHO', 'PRONTA', 'DESATUALIZADA'])
export type LanguageState = z.output<typeof languageStates>

const shown = {
  id,
  versao: version,
  situacao: states,
  idioma: languageCode,
  imagem: z.nullable(image),
  autor: z.nullable(z.string()),
  dataPublicacao: instant,
  dataFimPublicacao: z.nullable(instant),
  dataAtualizacao: instant,
  idExterno: z.nullable(z.string()),
}

/**
 * An item as its form has it.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function contentRow<Words extends Shape, Own extends Shape>(words: Words, own: Own) {
  return z.strictObject({
    ...shown,
    ...words,
    traducoes: z.record(languageCode, z.strictObject(words)),
    /** How far each translation is, by language: those of the product, and others that it has. */
    idiomas: z.record(languageCode, languageStates),
    ...own,
  })
}

/**
 * An item in lists.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function contentItem<Own extends Shape>(own: Own) {
  return z.strictObject({
    ...shown,
    titulo: z.string(),
    /** True if the item has changes that are not live. */
    flagRascunho: z.boolean(),
    /** Moment when the changes go live. */
    publicarEm: z.nullable(instant),
    ...own,
  })
}

/** Filters that the lists of all kinds of content share. */
export const contentFilters = {
  situacao: z.optional(states),
  idExterno: z.optional(externalId),
  /** Items with changes that are not live. */
  flagRascunho: z.optional(flagText),
}
/** Filter for the items of one parent, such as the lessons of a course. */
export const parentFilter = { paiId: z.optional(idText) }

const allActs: readonly BulkAct[] = ['PUBLICAR', 'RETIRAR', 'REMOVER', 'RESTAURAR']

/** Declarations that all kinds of content share. */
export const contentKind = {
  isPublic: true,
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  /** A text of 400,000 characters, with its translations. */
  bodyBytes: 2 * 1024 * 1024,
  isFound: true,
  bulk: allActs,
} as const

export const contentListing = { search: ['titulo'], perPage: recordsPerPage } as const

interface Nouns<One extends string, Many extends string> {
  /** Nouns in the ids of calls: `News`, `Devotionals`. */
  readonly one: One
  readonly many: Many
  /** Nouns in sentences: `a news item`, `news`. */
  readonly singular: string
  readonly plural: string
}

const errors = ['EXTERNAL_ID_TAKEN', 'SLUG_TAKEN'] as const

/**
 * The calls of a kind of content. Their ids are made of its nouns: `setNews`, `listDevotionalVersions`.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function contentCalls<const One extends string, const Many extends string>(nouns: Nouns<One, Many>) {
  const { one, many, singular, plural } = nouns
  return {
    list: { id: `listOffice${many}`, summary: `The ${plural} of the church, drafts among them` },
    get: { id: `getOffice${one}`, summary: `Reads ${singular} as its form has it` },
    add: { id: `add${one}`, summary: `Adds ${singular} as a draft`, act: 'CONTENT_ADDED', errors },
    set: {
      id: `set${one}`,
      summary: `Replaces ${singular}; whether it is published stays`,
      act: 'CONTENT_SET',
      errors,
    },
    put: { id: `put${one}`, summary: `Adds or replaces ${singular} by its external id`, act: 'CONTENT_SET', errors },
    copy: { id: `copy${one}`, summary: `Adds a draft with the words of ${singular}`, act: 'CONTENT_ADDED' },
    remove: { id: `remove${one}`, summary: `Moves ${singular} to the trash`, act: 'CONTENT_REMOVED' },
    publish: {
      id: `publish${one}`,
      summary: `Publishes ${singular}, with its draft`,
      act: 'CONTENT_PUBLISHED',
      errors,
    },
    withdraw: { id: `withdraw${one}`, summary: `Makes ${singular} a draft again`, act: 'CONTENT_WITHDRAWN' },
    history: { id: `list${one}Changes`, summary: `What was changed of ${singular}, the newest first` },
    export: { id: `export${many}`, summary: `The ${plural} as CSV`, act: 'CONTENT_EXPORTED' },
    exportSheet: { id: `export${one}Sheet`, summary: `The ${plural} as an Excel workbook`, act: 'CONTENT_EXPORTED' },
    getDraft: { id: `get${one}Draft`, summary: `Reads ${singular} as it was typed last` },
    saveDraft: { id: `save${one}Draft`, summary: 'Keeps what is typed; what is live stays', act: 'CONTENT_SET' },
    discardDraft: { id: `discard${one}Draft`, summary: 'Drops the changes that are not live' },
    schedule: {
      id: `schedule${one}`,
      summary: `Lets ${singular}, or the changes of one that is live, go live at a moment`,
      act: 'CONTENT_SCHEDULED',
      errors,
    },
    unschedule: { id: `unschedule${one}`, summary: 'Takes that moment back', act: 'CONTENT_UNSCHEDULED' },
    listVersions: { id: `list${one}Versions`, summary: `The versions of ${singular}, the newest first` },
    getVersion: { id: `get${one}Version`, summary: `Reads ${singular} as it was` },
    restoreVersion: {
      id: `restore${one}Version`,
      summary: `Makes a version of ${singular} its draft`,
      act: 'CONTENT_VERSION_RESTORED',
    },
    presence: { id: `tell${one}Presence`, summary: `Tells that an editor has ${singular} open, and who else has` },
    publishLanguage: {
      id: `publish${one}Language`,
      summary: `Publishes one translation of ${singular}`,
      act: 'CONTENT_LANGUAGE_PUBLISHED',
      errors,
    },
    withdrawLanguage: {
      id: `withdraw${one}Language`,
      summary: `Makes one translation of ${singular} a draft again`,
      act: 'CONTENT_LANGUAGE_WITHDRAWN',
    },
    listTrash: { id: `list${one}Trash`, summary: `The ${plural} in the trash, the last removed first` },
    restore: { id: `restore${one}`, summary: `Takes ${singular} out of the trash`, act: 'CONTENT_RESTORED' },
    purge: { id: `purge${one}`, summary: `Removes ${singular} from the trash for good`, act: 'CONTENT_PURGED' },
    previewBulk: {
      id: `preview${one}Bulk`,
      summary: `How many ${plural} an act would change, and ten of their titles`,
    },
    runBulk: {
      id: `run${one}Bulk`,
      summary: `Does an act to many ${plural}`,
      act: 'CONTENT_CHANGED_IN_BULK',
      errors: ['LIMIT_REACHED'],
    },
    getBulk: { id: `get${one}Bulk`, summary: `How far an act on many ${plural} is` },
    listBulkRows: { id: `list${one}BulkRows`, summary: `What became of each of the ${plural} of an act` },
    cancelBulk: { id: `cancel${one}Bulk`, summary: `Ends an act on many ${plural}` },
    undoBulk: { id: `undo${one}Bulk`, summary: `Undoes an act on many ${plural}`, act: 'CONTENT_BULK_UNDONE' },
    listViews: { id: `list${one}Views`, summary: `Saved views of the ${plural}: own ones and shared ones` },
    addView: { id: `add${one}View`, summary: `Saves a view of the ${plural}` },
    setView: { id: `set${one}View`, summary: 'Changes an own view' },
    removeView: { id: `remove${one}View`, summary: 'Removes an own view' },
  } as const
}

/** The call by which staff put the items of a kind in an order. */
export const orderCall = <const Many extends string>(many: Many, plural: string) =>
  ({ id: `order${many}`, summary: `Sets the order of the ${plural}`, act: 'CONTENT_ORDERED' }) as const
