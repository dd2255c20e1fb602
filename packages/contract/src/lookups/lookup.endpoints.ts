import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { pageNumber, pageSize, text } from '../fields.ts'
import { occupationsPerPage } from '../limits.ts'
import { fallbackLocale, locales } from '../locale.ts'
import { maritalStatuses } from './marital-statuses.ts'

/** The language of the names. */
const idioma = z._default(z.enum(locales), fallbackLocale)
const open = { access: 'public', church: 'none' } as const

export const countrySchema = z.strictObject({ codigo: z.string(), nome: z.string() })
export type Country = z.infer<typeof countrySchema>

export const listCountries = defineEndpoint({
  id: 'listCountries',
  method: 'GET',
  path: '/utils/pais/',
  summary: 'The countries with their ISO 3166-1 codes, in alphabetical order',
  ...open,
  about: 'none',
  example: { query: { idioma: 'pt' } },
  keep: 'until-content-changes',
  query: z.strictObject({ idioma }),
  responses: { 200: z.array(countrySchema) },
})

export const maritalStatusSchema = z.strictObject({ codigo: z.enum(maritalStatuses), nome: z.string() })

export const listMaritalStatuses = defineEndpoint({
  id: 'listMaritalStatuses',
  method: 'GET',
  path: '/utils/estado-civil/',
  summary: 'The marital statuses, in their order',
  ...open,
  about: 'none',
  example: {},
  keep: 'until-content-changes',
  query: z.strictObject({ idioma }),
  responses: { 200: z.array(maritalStatusSchema) },
})

/** `codigo`: the CBO number in Portuguese, our own code otherwise. Profiles store the name, which people may type freely. */
export const occupationSchema = z.strictObject({ codigo: z.string(), nome: z.string() })
export type Occupation = z.infer<typeof occupationSchema>

/** `busca`: word prefixes, accents are ignored; names that begin with it come first. */
export const listOccupations = defineEndpoint({
  id: 'listOccupations',
  method: 'GET',
  path: '/utils/ocupacao/',
  summary: 'Occupations: all, or those that match a search',
  ...open,
  about: 'none',
  example: {},
  query: z.strictObject({
    idioma,
    busca: z._default(text(100), ''),
    page: z._default(pageNumber, 1),
    limit: z._default(pageSize(occupationsPerPage.largest), occupationsPerPage.usual),
  }),
  responses: {
    200: z.strictObject({ itens: z.array(occupationSchema), page: z.int(), limit: z.int(), total: z.int() }),
  },
})
