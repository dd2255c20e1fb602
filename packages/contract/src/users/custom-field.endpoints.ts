import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, reference, text } from '../fields.ts'
import { customAnswersBodyBytes } from '../limits.ts'
import { customFieldKinds } from './custom-field-words.ts'

/** A church's own question to its members. */
export const customFieldSchema = z.strictObject({
  id,
  /** The external id of the field; its id where it has none. */
  codigo: z.string(),
  titulo: z.string(),
  ajuda: z.nullable(z.string()),
  tipo: z.enum(customFieldKinds),
  /** The options of an OPCAO; empty for other kinds. */
  opcoes: z.array(z.string()),
  flagObrigatorio: z.boolean(),
  /** The person's answer, null where there is none. A day is `YYYY-MM-DD`, yes or no are `true` and `false`. */
  valor: z.nullable(z.string()),
})
export type CustomField = z.infer<typeof customFieldSchema>

const common = {
  access: 'login',
  church: { query: 'igreja' },
  params: z.strictObject({ id: idText }),
  query: z.strictObject({ igreja: reference }),
  responses: { 200: z.array(customFieldSchema) },
} as const

export const listCustomFields = defineEndpoint({
  id: 'listCustomFields',
  method: 'GET',
  path: '/user/{id}/campo-personalizado',
  summary: 'The custom fields that members of this church answer, with the answers of a person',
  ...common,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { igreja: 'videira' } },
})

/** Changes only the answers that it names; null removes one. A wrong value is reported at `body.respostas.N.valor`. */
export const answerCustomFields = defineEndpoint({
  id: 'answerCustomFields',
  method: 'PUT',
  path: '/user/{id}/campo-personalizado',
  summary: "Saves a person's answers to this church's custom fields",
  ...common,
  about: { account: 'id' },
  example: { params: { id: '1' }, query: { igreja: 'videira' }, body: { respostas: [] } },
  bodyBytes: customAnswersBodyBytes,
  body: z.strictObject({
    respostas: z.array(z.strictObject({ idCampo: id, valor: z.nullable(text(2000)) })).check(
      z.maxLength(100),
      z.refine((all) => new Set(all.map(({ idCampo }) => idCampo)).size === all.length, 'A field appears twice'),
    ),
  }),
  errors: ['NOT_FOUND'],
})
