import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** How the browser exchanges a bank account (ACH) for the gateway's token. */
export const bankFormSchema = z.discriminatedUnion('kind', [
  /** The gateway's script takes the numbers. */
  z.strictObject({ kind: z.literal('script'), publicKey: z.string() }),
  /** The browser sends the numbers to this address, and is given a token. */
  z.strictObject({ kind: z.literal('token_call'), url: z.string() }),
])

/** Null where the gateway wants no numbers: at the rehearsal gateway they stay in the browser. */
export const prepareBankAccount = defineEndpoint({
  id: 'prepareBankAccount',
  method: 'GET',
  path: '/pagamento/conta-bancaria/',
  summary: 'How a bank account becomes a token',
  access: 'public',
  church: 'host',
  about: 'none',
  example: {},
  responses: { 200: z.strictObject({ formulario: z.nullable(bankFormSchema) }) },
  errors: ['EVT_REG_010'],
})
