import * as z from 'zod/mini'
import { filled } from '../fields.ts'
import { customFieldKinds } from './custom-field.endpoints.ts'

const option = filled(100)

/** The office's definition of custom fields. */
export const customFieldsForm = z
  .array(
    z
      .strictObject({
        codigo: z.string().check(z.maxLength(40), z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
        tipo: z.enum(customFieldKinds),
        titulo: filled(100),
        ajuda: z._default(z.nullable(filled(300)), null),
        opcoes: z._default(z.array(option).check(z.maxLength(50)), []),
        flagObrigatorio: z._default(z.boolean(), false),
      })
      .check(
        z.refine(({ tipo, opcoes }) => (tipo === 'OPCAO') === opcoes.length > 0, 'Options belong to an OPCAO'),
        z.refine(({ opcoes }) => new Set(opcoes).size === opcoes.length, 'An option appears twice'),
      ),
  )
  .check(
    z.maxLength(100),
    z.refine((all) => new Set(all.map(({ codigo }) => codigo)).size === all.length, 'A code appears twice'),
  )
