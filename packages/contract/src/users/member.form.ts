import * as z from 'zod/mini'
import { locales } from '../locale.ts'
import { newPassword } from '../validation/password.ts'
import { email } from '../validation/text.ts'
import { personSchema } from './registration.schemas.ts'

/** A member whom the church's office enrols, with the login that they are given. */
export const memberForm = z.strictObject({
  ...personSchema.shape,
  email,
  senha: newPassword,
  idioma: z.enum(locales),
})
