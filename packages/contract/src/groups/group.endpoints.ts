import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, latitudeText, longitudeText, pageNumber, reference, text } from '../fields.ts'
import { groupsPerPage, longestSearch } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { groupLimits, groupPointSchema, groupSchema, groupSummarySchema } from './group.schemas.ts'
import { dayPeriods, groupAudiences } from './group-words.ts'
import { mapBoxSchema, mapBoxText } from './map-box.ts'

const yes = z.optional(z.literal('1'))

/** Filters for groups, in a list or on a map. */
const sought = {
  /** Word prefixes in name, summary, kind, neighbourhood, city and description; accents are ignored. */
  q: z.optional(text(longestSearch)),
  /** 0 is Sunday. */
  dia: z.optional(z.pipe(z.string().check(z.regex(/^[0-6]$/)), z.transform(Number))),
  periodo: z.optional(z.enum(dayPeriods)),
  bairro: z.optional(text(groupLimits.place)),
  tipo: z.optional(text(groupLimits.kind)),
  /** For whom a group is; those that are for everyone are not among them. */
  publico: z.optional(z.enum(groupAudiences)),
  online: yes,
  /** Only groups that accept requests and have free places. */
  vagas: yes,
}

const place = {
  /** Coordinates: with both, the nearest groups come first and groups without a point last. */
  latitude: z.optional(latitudeText),
  longitude: z.optional(longitudeText),
  /** Kilometres. */
  raio: z.optional(pageNumber.check(z.lte(500))),
}

const bothOrNone = z.refine<{
  latitude?: number | undefined
  longitude?: number | undefined
  raio?: number | undefined
}>(
  ({ latitude, longitude, raio }) =>
    (latitude === undefined) === (longitude === undefined) && (raio === undefined || latitude !== undefined),
  { error: 'A point has a latitude and a longitude', path: ['latitude'] },
)

/**
 * Never cached, because `q` is free text. Sorted by name, unless a point is given. Empty without MOD_CELULA.
 * `usuario=1`: UNAUTHENTICATED without a login; NOT_FOUND for another church than the host's.
 */
export const listGroups = defineEndpoint({
  id: 'listGroups',
  method: 'GET',
  path: '/igreja/{slug}/celula/',
  summary: "A church's groups: all of them, or only the caller's",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  example: { params: { slug: 'videira' } },
  params: z.strictObject({ slug: reference }),
  query: z
    .strictObject({
      ...pageQuery(groupsPerPage.usual, groupsPerPage.largest),
      ...sought,
      ...place,
      caixa: z.optional(mapBoxText),
      /** Only the caller's groups. */
      usuario: yes,
    })
    .check(bothOrNone),
  responses: { 200: pageSchema(groupSummarySchema) },
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
})

/** The filters of `listGroups`; at most 2,000 points, and the total. */
export const mapGroups = defineEndpoint({
  id: 'mapGroups',
  method: 'GET',
  path: '/igreja/{slug}/celula/mapa',
  summary: "A church's groups within a part of the map",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  module: { flag: 'MOD_CELULA', whenOff: 'empty' },
  example: { params: { slug: 'videira' }, query: { caixa: '-90,-180,90,180' } },
  params: z.strictObject({ slug: reference }),
  query: z.strictObject({ ...sought, ...place, caixa: mapBoxText }).check(bothOrNone),
  responses: { 200: z.strictObject({ pontos: z.array(groupPointSchema), total: z.int() }) },
})

const counted = <S extends z.ZodMiniType>(valor: S) => z.array(z.strictObject({ valor, total: z.int() }))

export const getGroupIndex = defineEndpoint({
  id: 'getGroupIndex',
  method: 'GET',
  path: '/igreja/{slug}/celula/indice/',
  summary: "The filter values of a church's groups with their counts, and the area of the map that contains them",
  access: 'public',
  church: { param: 'slug' },
  about: 'none',
  module: { flag: 'MOD_CELULA', whenOff: 'empty' },
  example: { params: { slug: 'videira' } },
  keep: 'until-content-changes',
  params: z.strictObject({ slug: reference }),
  responses: {
    200: z.strictObject({
      total: z.int(),
      tipos: counted(z.string()),
      bairros: counted(z.string()),
      dias: counted(z.int()),
      periodos: counted(z.enum(dayPeriods)),
      publicos: counted(z.enum(groupAudiences)),
      online: z.int(),
      /** Number of groups that accept requests and have free places. */
      vagas: z.int(),
      /** The smallest box that contains all points; null without points. */
      caixa: z.nullable(mapBoxSchema),
    }),
  },
})

/** Depends on the clock: valid until `proximaMudanca`. NOT_FOUND also where the church lacks MOD_CELULA. */
export const getGroup = defineEndpoint({
  id: 'getGroup',
  method: 'GET',
  path: '/celula/{id}',
  summary: "A group of the host's church, with its public fields only",
  access: 'public',
  church: 'host',
  about: 'none',
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: groupSchema },
  errors: ['NOT_FOUND'],
})
