import * as z from 'zod/mini'
import { filled } from '../fields.ts'
import { translationCode, versifications } from './bible.schemas.ts'

/** BCP 47. */
const language = z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/))

/** Required details of a Bible translation, given by its file, the operator or the uploader. */
export const translationForm = z.strictObject({
  codigo: translationCode,
  nome: filled(120),
  sigla: z.string().check(z.regex(/^[\p{L}\p{N}]{2,12}$/u)),
  idioma: language,
  licenca: filled(300),
  atribuicao: z._default(z.nullable(filled(1000)), null),
  versificacao: z._default(z.enum(versifications), 'KJV'),
})
