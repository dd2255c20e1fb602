import * as z from 'zod/mini'
import { date, filled } from '../fields.ts'

/** The fields of a member card that the church's office enters; the others come from the profile and the church. */
export const cardForm = z.strictObject({
  numeroMembro: filled(30),
  dataBatismo: z._default(z.nullable(date), null),
  cargo: z._default(z.nullable(filled(100)), null),
  responsavel: z._default(z.nullable(filled(100)), null),
})
export type CardEntry = z.output<typeof cardForm>

const typed = z.transform((text: string) => (text.trim() === '' ? null : text))

/** Fields of a card as they are typed: what is left empty is null. */
export const typedCardForm = z.strictObject({
  numeroMembro: filled(30),
  dataBatismo: z.pipe(typed, z.nullable(date)),
  cargo: z.pipe(typed, z.nullable(filled(100))),
  responsavel: z.pipe(typed, z.nullable(filled(100))),
})
