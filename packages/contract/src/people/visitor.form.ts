import * as z from 'zod/mini'
import { date, id, text } from '../fields.ts'
import { phone } from '../validation/phone.ts'
import { familyName, personName } from '../validation/text.ts'

/** Input of a visitor: a form of the office checks it before it is kept, and the call that adds them. */
export const visitorForm = z.strictObject({
  /** Made by the device that adds them, which may send it again: the same one twice is one person, as the first one says. */
  chave: z.uuid(),
  nome: personName(100),
  sobrenome: z._default(familyName(100), ''),
  telefone: z._default(z.nullable(phone), null),
  comoChegou: z._default(z.nullable(text(200)), null),
  anotacao: z._default(z.nullable(text(2000)), null),
  idCongregacao: z._default(z.nullable(id), null),
  /** The day on which they came; today where it is missing. */
  visitanteDesde: z.optional(z.nullable(date)),
})
export type NewVisitor = z.output<typeof visitorForm>
