import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { cep } from '../validation/postal-code.ts'
import { brazilianStates } from './brazilian-states.ts'

const open = { access: 'public', church: 'none' } as const
/** Rate limited per caller, as the calls query a third party: TOO_MANY_REQUESTS. */
const counted = { access: 'login', surface: 'both', church: 'host' } as const
const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const mayBeUnknown = z.nullable(z.string())

/** Unknown fields are null; the person fills them in. */
export const placeSchema = z.strictObject({
  cep: z.string(),
  pais: z.string(),
  estado: mayBeUnknown,
  cidade: mayBeUnknown,
  bairro: mayBeUnknown,
  logradouro: mayBeUnknown,
})
export type Place = z.infer<typeof placeSchema>

/** Has at least the state, which follows from the number, also while the third party is unavailable. */
export const findPlaceOfCep = defineEndpoint({
  id: 'findPlaceOfCep',
  method: 'GET',
  path: '/utils/cep/{cep}',
  summary: 'The place of a Brazilian postal code',
  ...counted,
  about: 'none',
  example: { params: { cep: '01310-100' } },
  params: z.strictObject({ cep }),
  responses: { 200: placeSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** NOT_FOUND for an unknown code, and while the third party is unavailable. */
export const findPlaceOfZip = defineEndpoint({
  id: 'findPlaceOfZip',
  method: 'GET',
  path: '/utils/cep/{pais}/{zip}',
  summary: 'The place of a postal code of any country',
  ...counted,
  about: 'none',
  example: { params: { pais: 'PT', zip: '1000-001' } },
  params: z.strictObject({ pais: country, zip: z.string().check(z.regex(/^[A-Za-z\d](?:[ -]?[A-Za-z\d]){0,10}$/)) }),
  responses: { 200: placeSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const stateSchema = z.strictObject({ codigo: z.string(), nome: z.string() })
export type State = z.infer<typeof stateSchema>

export const listStates = defineEndpoint({
  id: 'listStates',
  method: 'GET',
  path: '/utils/pais/{codigo}/estado/',
  summary: 'The states of a country, in alphabetical order; none if it has none or they are unknown',
  ...open,
  about: 'none',
  example: { params: { codigo: 'BR' } },
  params: z.strictObject({ codigo: country }),
  responses: { 200: z.array(stateSchema) },
  errors: ['NOT_FOUND'],
})

export const listBrazilianCities = defineEndpoint({
  id: 'listBrazilianCities',
  method: 'GET',
  path: '/utils/estado/{uf}/cidade/',
  summary: 'The cities of a Brazilian state, in alphabetical order',
  ...open,
  about: 'none',
  example: { params: { uf: 'SP' } },
  keep: 'until-content-changes',
  params: z.strictObject({ uf: z.enum(brazilianStates) }),
  responses: { 200: z.array(z.string()) },
})
