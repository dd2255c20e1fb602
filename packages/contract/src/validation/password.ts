import * as z from 'zod/mini'
import { code } from './codes.ts'
import { isCommonPassword } from './common-passwords.ts'

export const passwordLength = { least: 8, most: 128 } as const

/** A new password (specification §5); all violated rules are reported at once. */
export const newPassword = z.string().check(
  z.minLength(passwordLength.least, code('PASSWORD_SHORT')),
  z.maxLength(passwordLength.most, code('PASSWORD_LONG')),
  z.regex(/[a-z]/, code('PASSWORD_LOWER')),
  z.regex(/[A-Z]/, code('PASSWORD_UPPER')),
  z.regex(/\d/, code('PASSWORD_DIGIT')),
  z.regex(/[@$!%*?&#/.]/, code('PASSWORD_SPECIAL')),
  z.refine((password) => !isCommonPassword(password), code('PASSWORD_COMMON')),
)

/** An existing password as proof: only its length is checked, because rules change. */
export const givenPassword = z.string().check(z.minLength(1, code('REQUIRED')), z.maxLength(passwordLength.most))
