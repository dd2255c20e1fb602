import * as z from 'zod/mini'
import { id } from '../fields.ts'

/** A saved card as its owner sees it. No number is ever kept. */
export const savedCardSchema = z.strictObject({
  id: z.uuid(),
  /** Null for a gateway without a number. */
  idGatewayPagamento: z.nullable(id),
  titular: z.string(),
  bandeira: z.string(),
  ultimosDigitos: z.string(),
  validadeMes: z.int(),
  validadeAno: z.int(),
  flagPadrao: z.boolean(),
  flagVencido: z.boolean(),
})
export type SavedCard = z.infer<typeof savedCardSchema>

/** Our own token of a card that was just typed: good for half an hour, at this church. */
export const cardToken = z.string().check(z.minLength(1), z.maxLength(2000), z.regex(/^[\w-]+$/))

/** Our token, and what a person recognises the card by. */
export const cardTokenSchema = z.strictObject({
  token: z.string(),
  bandeira: z.string(),
  ultimosDigitos: z.string(),
  validadeMes: z.int(),
  validadeAno: z.int(),
})
export type CardToken = z.infer<typeof cardTokenSchema>

/** A card form of the gateway's own. */
export const cardFormSchema = z.discriminatedUnion('kind', [
  /** Gateways whose script asks for the card and confirms it with this secret. */
  z.strictObject({
    kind: z.literal('script'),
    reference: z.string(),
    clientSecret: z.string(),
    publicKey: z.string(),
  }),
  /** The browser sends the number to this address, and is given a token. */
  z.strictObject({ kind: z.literal('token_call'), url: z.string() }),
])
