import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { code } from './codes.ts'
import { namesLink } from './links.ts'
import { dropInvisible } from './personal-name.ts'

/** Required text; surrounding white space is removed. */
export const required = (longest: number) => text(longest).check(z.trim(), z.minLength(1, code('REQUIRED')))

const withoutLink = z.refine<string>((name) => !namesLink(name), { error: code('NO_LINK') })

/** The required name of a person. Mails to others repeat it, so it names no address of the web. */
export const personName = (longest: number) =>
  required(longest).check(z.overwrite(dropInvisible), z.trim(), z.minLength(1, code('REQUIRED')), withoutLink)

/** An e-mail address as stored: trimmed, lower case. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, code('EMAIL')), z.regex(z.regexes.email, code('EMAIL')))

/** Letters of any script, and spaces between them. */
export const alphaSpaces = z.string().check(z.regex(/^[\p{L}\p{M}]+(?: +[\p{L}\p{M}]+)*$/u, code('ALPHA_SPACES')))

/** Digits only. */
export const numeric = z.string().check(z.regex(/^\d+$/, code('NUMERIC')))

/** A whole number from the least to the most, both allowed. */
export const between = (least: number, most: number) =>
  z.int(code('BETWEEN')).check(z.gte(least, code('BETWEEN')), z.lte(most, code('BETWEEN')))

/** Requires two equal fields; the violation is reported at the second one. */
export function confirmed<F extends string, C extends string>(field: F, confirmation: C) {
  return z.refine<Record<F | C, unknown>>((fields) => fields[field] === fields[confirmation], {
    error: code('CONFIRMED'),
    path: [confirmation],
  })
}
