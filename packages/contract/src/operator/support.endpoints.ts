import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { openSupportSchema } from '../office/session.schemas.ts'

/* Support access as operators see it: whether a church has opened it, and the way in. */

const ofChurch = {
  access: 'login',
  surface: 'operator',
  church: 'none',
  about: 'none',
  params: z.strictObject({ codigo: z.string().check(z.minLength(1), z.maxLength(63)) }),
  example: { params: { codigo: 'mare' } },
} as const

export const getSupportOfChurch = defineEndpoint({
  id: 'getSupportOfChurch',
  method: 'GET',
  path: '/operador/igreja/{codigo}/suporte',
  summary: 'Whether a church lets support look into its office, until when, and why',
  ...ofChurch,
  responses: {
    200: z.strictObject({
      aberto: z.nullable(z.strictObject({ ...openSupportSchema.shape, abertoEm: instant, motivo: z.string() })),
    }),
  },
  errors: ['NOT_FOUND'],
})

/** NOT_FOUND for a church that has no support access open. The address is good once, for a minute. */
export const enterOfficeOfChurch = defineEndpoint({
  id: 'enterOfficeOfChurch',
  method: 'POST',
  path: '/operador/igreja/{codigo}/suporte',
  summary: 'The way into the office of a church that has opened it to support',
  ...ofChurch,
  responses: { 201: z.strictObject({ endereco: z.url(), expiraEm: instant }) },
  errors: ['NOT_FOUND'],
})
