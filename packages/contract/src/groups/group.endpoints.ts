import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, latitudeText, longitudeText, pageNumber, reference, text } from '../fields.ts'
import { groupsPerPage, longestSearch } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { groupLimits, groupPointSchema, groupSchema, groupSummarySchema } from './group.schemas.ts'
import { dayPeriods } from './group-words.ts'
import { mapBoxSchema, mapBoxText } from './map-box.ts'

const yes = z.optional(z.literal('1'))

/** By what groups are looked for, in a list or on a map. */
const sought = {
  /** In name, summary, kind, neighbourhood, city and description, each word as a beginning, whatever its accents. */
  q: z.optional(text(longestSearch)),
  /** 0 is Sunday. */
  dia: z.optional(z.pipe(z.string().check(z.regex(/^[0-6]$/)), z.transform(Number))),
  periodo: z.optional(z.enum(dayPeriods)),
  bairro: z.optional(text(groupLimits.place)),
  tipo: z.optional(text(groupLimits.kind)),
  online: yes,
  /** Takes people who ask, and has room for them. */
  vagas: yes,
}

const place = {
  /** Both, and the nearest come first; groups without a point come last. */
  latitude: z.optional(latitudeText),
  longitude: z.optional(longitudeText),
  /** No farther than this. */
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
 * Not kept: anybody's words may be searched for. By name, unless a point is given. Nothing without MOD_CELULA.
 * `usuario=1`: UNAUTHENTICATED without a login; NOT_FOUND of another church than the host's.
 */
export const listGroups = defineEndpoint({
  id: 'listGroups',
  method: 'GET',
  path: '/igreja/{slug}/celula/',
  summary: "A church's groups: all of them, or those of whoever is logged in",
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
      /** Only those of which the person who asks is a member. */
      usuario: yes,
    })
    .check(bothOrNone),
  responses: { 200: pageSchema(groupSummarySchema) },
  errors: ['UNAUTHENTICATED', 'NOT_FOUND'],
})

/** The same groups as points of a map: at most 2,000, and how many there are. */
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
  summary: 'By what the groups of a church can be narrowed, with how many there are of each, and where they are',
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
      online: z.int(),
      /** Those that take people who ask, and have room for them. */
      vagas: z.int(),
      /** The smallest that holds all points; null where there are none. */
      caixa: z.nullable(mapBoxSchema),
    }),
  },
})

/** Depends on the clock: true until `proximaMudanca`. NOT_FOUND, also where the church lacks MOD_CELULA. */
export const getGroup = defineEndpoint({
  id: 'getGroup',
  method: 'GET',
  path: '/celula/{id}',
  summary: 'A group of the church of this host, as everybody may see it',
  access: 'public',
  church: 'host',
  about: 'none',
  module: 'MOD_CELULA',
  example: { params: { id: '1' } },
  params: z.strictObject({ id: idText }),
  responses: { 200: groupSchema },
  errors: ['NOT_FOUND'],
})
