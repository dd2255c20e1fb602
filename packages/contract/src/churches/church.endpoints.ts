import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { latitudeText, longitudeText, reference } from '../fields.ts'
import { locales } from '../locale.ts'
import {
  bannerSchema,
  churchSchema,
  clientSchema,
  congregationSchema,
  menuItemSchema,
  moduleSchema,
  organisationSchema,
  pastorSchema,
  paymentMethodSchema,
  serviceSchema,
  visualSchema,
} from './church.schemas.ts'
import { privacyTextSchema } from './privacy.settings.ts'

const bySlug = { access: 'public', church: { param: 'slug' }, params: z.strictObject({ slug: reference }) } as const
const byQuery = { access: 'public', church: { query: 'igreja' }, query: z.strictObject({ igreja: reference }) } as const

/** The church of a code; `status` is false and `igreja` null where this host may not see it (specification §5). */
export const getChurchByCode = defineEndpoint({
  id: 'getChurchByCode',
  method: 'GET',
  path: '/igreja/codigo/{code}',
  summary: 'A church by its code; status is false where there is none',
  access: 'public',
  church: 'none',
  about: 'none',
  example: { params: { code: 'videira' } },
  params: z.strictObject({ code: reference }),
  responses: { 200: z.strictObject({ status: z.boolean(), igreja: z.nullable(churchSchema) }) },
})

/** The church of a host name; `clientes` is empty where this host may not see it (specification §5). */
export const findChurchesByHostname = defineEndpoint({
  id: 'findChurchesByHostname',
  method: 'GET',
  path: '/igreja/',
  summary: 'The churches a host name leads to; clientes is empty where there is none',
  access: 'public',
  church: 'none',
  about: 'none',
  example: { query: { hostname: 'videira.example.org' } },
  query: z.strictObject({ hostname: z.string().check(z.minLength(1), z.maxLength(255)) }),
  responses: { 200: z.strictObject({ clientes: z.array(churchSchema) }) },
})

export const listPaymentMethods = defineEndpoint({
  id: 'listPaymentMethods',
  method: 'GET',
  path: '/igreja/{slug}/metodo-pagamento/',
  summary: 'The payment methods a church accepts, with the gateway of each',
  ...bySlug,
  about: 'none',
  example: { params: { slug: 'videira' } },
  responses: { 200: z.array(paymentMethodSchema) },
})

/** Null where the church wrote none: its page then says what the product does. */
export const getPrivacyText = defineEndpoint({
  id: 'getPrivacyText',
  method: 'GET',
  path: '/igreja/{slug}/privacidade/',
  summary: "The church's own privacy policy, in the language asked for or in one that it has",
  ...bySlug,
  about: 'none',
  example: { params: { slug: 'videira' } },
  query: z.strictObject({ idioma: z.optional(z.enum(locales)) }),
  responses: { 200: privacyTextSchema },
})

export const listMenuItems = defineEndpoint({
  id: 'listMenuItems',
  method: 'GET',
  path: '/igreja-app-menu',
  summary: "A church's menu items, active or not, in their order",
  ...byQuery,
  about: 'none',
  example: { query: { igreja: 'videira' } },
  responses: { 200: z.array(menuItemSchema) },
})

export const listModules = defineEndpoint({
  id: 'listModules',
  method: 'GET',
  path: '/igreja/{slug}/modulo/',
  summary: 'The modules a church has',
  ...bySlug,
  about: 'none',
  example: { params: { slug: 'videira' } },
  responses: { 200: z.array(moduleSchema) },
})

export const getVisual = defineEndpoint({
  id: 'getVisual',
  method: 'GET',
  path: '/igreja/{slug}/visual/',
  summary: "A church's brand",
  ...bySlug,
  about: 'none',
  example: { params: { slug: 'videira' } },
  responses: { 200: visualSchema },
})

export const listBanners = defineEndpoint({
  id: 'listBanners',
  method: 'GET',
  path: '/banner/',
  summary: "A church's active banners, in their order",
  ...byQuery,
  about: 'none',
  example: { query: { igreja: 'videira' } },
  responses: { 200: z.array(bannerSchema) },
})

export const listCongregations = defineEndpoint({
  id: 'listCongregations',
  method: 'GET',
  path: '/congregacao/',
  summary: "A church's congregations",
  ...byQuery,
  about: 'none',
  example: { query: { igreja: 'videira' } },
  responses: { 200: z.array(congregationSchema) },
})

export const listServices = defineEndpoint({
  id: 'listServices',
  method: 'GET',
  path: '/igreja/{slug}/culto/',
  summary: "A church's weekly services, from Sunday on",
  ...bySlug,
  about: 'none',
  example: { params: { slug: 'videira' } },
  responses: { 200: z.array(serviceSchema) },
})

export const listPastors = defineEndpoint({
  id: 'listPastors',
  method: 'GET',
  path: '/igreja/{slug}/pastor/',
  summary: "A church's pastors, in their order",
  ...bySlug,
  about: 'none',
  example: { params: { slug: 'videira' } },
  responses: { 200: z.array(pastorSchema) },
})

/** Nearest first with a point, and `distancia` in metres; churches without coordinates come last. */
export const listClients = defineEndpoint({
  id: 'listClients',
  method: 'GET',
  path: '/cliente/',
  summary: 'The active churches of an organisation; with a point, nearest first',
  access: 'public',
  church: 'none',
  about: 'none',
  example: { query: { organizacao: 'pomar' } },
  query: z.strictObject({
    organizacao: reference,
    latitude: z.optional(latitudeText),
    longitude: z.optional(longitudeText),
  }),
  responses: { 200: z.array(clientSchema) },
  errors: ['NOT_FOUND'],
})

export const getOrganisation = defineEndpoint({
  id: 'getOrganisation',
  method: 'GET',
  path: '/organizacao/{slug}',
  summary: 'An organisation of several churches (360)',
  access: 'public',
  church: 'none',
  about: 'none',
  example: { params: { slug: 'pomar' } },
  params: z.strictObject({ slug: reference }),
  responses: { 200: organisationSchema },
  errors: ['NOT_FOUND'],
})
