import * as z from 'zod/mini'

/** Spaces between the digits are accepted. */
export const typedTotp = z.string().check(
  z.overwrite((text) => text.replace(/\s/g, '')),
  z.regex(/^\d{6}$/),
)
export const typedRecoveryCode = z.string().check(z.minLength(1), z.maxLength(40))
