import * as z from 'zod/mini'
import { text } from '../fields.ts'
import { cleanLine, trimUnseen } from '../pasted-text.ts'
import { code } from './codes.ts'
import { namesLink } from './links.ts'

/** Required text; surrounding white space is removed. */
export const required = (longest: number) =>
  text(longest).check(z.overwrite(trimUnseen), z.minLength(1, code('REQUIRED')))

const withoutLink = z.refine<string>((name) => !namesLink(name), { error: code('NO_LINK') })

/** The required name of a person. Mails to others repeat it, so it names no address of the web. */
export const personName = (longest: number) => required(longest).check(withoutLink)

/** A family name, which may be empty where it is not known. */
export const familyName = (longest: number) => text(longest).check(z.overwrite(trimUnseen), withoutLink)

/** An address as it is copied from a link or a mail: `mailto:ana@example.org`, `<ana@example.org>`, letters of full width. */
const cleanEmail = (written: string) =>
  cleanLine(written.normalize('NFKC'))
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '')
    .replace(/^<([^<>]*)>$/, '$1')
    .replace(/\p{Pd}/gu, '-')

/** An e-mail address as stored: trimmed, lower case, without what was copied with it. */
export const email = z
  .string()
  .check(z.overwrite(cleanEmail), z.maxLength(254, code('EMAIL')), z.regex(z.regexes.email, code('EMAIL')))

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
