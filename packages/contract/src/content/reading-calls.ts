import * as z from 'zod/mini'
import { reference, text } from '../fields.ts'
import { contentPerPage, longestSearch } from '../limits.ts'
import { locales } from '../locale.ts'
import { pageQuery } from '../paging.ts'

/** Shared by all endpoints for reading content. */
export const ofChurch = { method: 'GET', access: 'public', church: { param: 'slug' } } as const

export const churchParams = { slug: reference }

/** The preferred language; without a translation the original is answered. */
const inLanguage = { idioma: z.optional(z.enum(locales)) }

export const languageQuery = z.strictObject(inLanguage)

export const listQuery = {
  ...inLanguage,
  ...pageQuery(contentPerPage.usual, contentPerPage.largest),
  /** Word prefixes that must all match; accents are ignored. */
  q: z.optional(text(longestSearch)),
}

/** A preview code shows an unpublished item; a wrong one answers NOT_FOUND. */
export const previewQuery = z.strictObject({ previa: z.optional(z.string().check(z.maxLength(64))) })

export const pageViewQuery = z.extend(previewQuery, inLanguage)
