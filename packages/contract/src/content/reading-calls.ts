import * as z from 'zod/mini'
import { reference, text } from '../fields.ts'
import { contentPerPage, longestSearch } from '../limits.ts'
import { locales } from '../locale.ts'
import { pageQuery } from '../paging.ts'

/** What the calls of everything that a church publishes to be read have in common. */
export const ofChurch = { method: 'GET', access: 'public', church: { param: 'slug' } } as const

export const churchParams = { slug: reference }

/** Shown in this language where it was translated, else in the one it was written in. */
const inLanguage = { idioma: z.optional(z.enum(locales)) }

export const languageQuery = z.strictObject(inLanguage)

export const listQuery = {
  ...inLanguage,
  ...pageQuery(contentPerPage.usual, contentPerPage.largest),
  /** Only what has all of these words, each as a beginning, whatever their accents. */
  q: z.optional(text(longestSearch)),
}

/** A preview's code shows what is not published yet; a wrong one answers NOT_FOUND. */
export const previewQuery = z.strictObject({ previa: z.optional(z.string().check(z.maxLength(64))) })

export const pageViewQuery = z.extend(previewQuery, inLanguage)
