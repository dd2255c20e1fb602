import * as z from 'zod/mini'
import { plainDigits } from '../pasted-text.ts'
import { code } from './codes.ts'

/** A Brazilian postal code, with or without dashes; kept as eight digits (specification §5). */
export const cep = z.pipe(
  z.string().check(z.overwrite(plainDigits), z.maxLength(12, code('CEP')), z.regex(/^(?:-*\d){8}-*$/, code('CEP'))),
  z.transform((text) => text.replaceAll('-', '')),
)
