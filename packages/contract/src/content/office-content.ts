import * as z from 'zod/mini'
import { filled, flagText, id, idText, image, instant } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { draftedCalls } from '../resources/drafted-calls.ts'
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
 * The calls of a kind of content: those of drafted kinds, and of translations that are published by themselves.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function contentCalls<const One extends string, const Many extends string>(nouns: Nouns<One, Many>) {
  const { one, singular } = nouns
  return {
    ...draftedCalls({ ...nouns, act: 'CONTENT', errors }),
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
  } as const
}

/** The call by which staff put the items of a kind in an order. */
export const orderCall = <const Many extends string>(many: Many, plural: string) =>
  ({ id: `order${many}`, summary: `Sets the order of the ${plural}`, act: 'CONTENT_ORDERED' }) as const
