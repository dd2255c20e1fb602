import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, image, instant, nothingSchema, reference, text } from '../fields.ts'
import { languageOfText } from '../media/video.schemas.ts'
import { isVideoAddress } from '../media/video-address-rule.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { between } from '../validation/text.ts'
import { version } from '../versions.ts'
import { broadcastLimits, broadcastSchema, givenSourceSchema, momentSchema } from './broadcast.schemas.ts'
import { liveSourceAt } from './live-source.ts'
import { broadcastStates } from './live-states.ts'

/* What staff do with broadcasts: planning is `content.write`, holding the service is `live.host`. */

const atChurch = { church: 'host', about: 'none', module: 'MOD_CULTO' } as const
const planner = { ...atChurch, access: { permission: 'content.write' } } as const
const host = { ...atChurch, access: { permission: 'live.host' } } as const
const params = z.strictObject({ id: idText })
const example = { params: { id: '1' } }

/** VALIDATION at `fonte.endereco` for an address that is no source of its type. */
const source = z.nullable(
  givenSourceSchema.check(
    z.refine(({ tipo, endereco }) => liveSourceAt(tipo, endereco) !== undefined, {
      error: 'Not a source of this type',
      path: ['endereco'],
    }),
  ),
)

const chatMinutes = {
  chatAbreMinutos: between(0, broadcastLimits.chatAbre),
  chatFechaMinutos: between(0, broadcastLimits.chatFecha),
}

const form = {
  titulo: filled(broadcastLimits.titulo),
  descricao: z.nullable(text(broadcastLimits.descricao)),
  imagem: z.nullable(image),
  inicio: instant,
  fim: instant,
  sala: z.nullable(filled(broadcastLimits.sala)),
  idioma: languageOfText,
  fonte: source,
  /** A video of a service, a file or a playlist; null for what the source itself leaves. */
  urlReprise: z.nullable(filled(500).check(isVideoAddress)),
  ...chatMinutes,
  /** The clock and the source begin and end it; otherwise a host does. */
  flagAutomatica: z.boolean(),
}

const endsLater = z.refine<{ inicio: string; fim: string }>(
  ({ inicio, fim }) => Date.parse(fim) > Date.parse(inicio) && Date.parse(fim) - Date.parse(inicio) <= 86_400_000,
  { error: 'Not after its start, or more than a day later', path: ['fim'] },
)

const exampleForm = {
  titulo: 'Culto da família',
  descricao: null,
  imagem: null,
  inicio: '2026-11-29T13:00:00Z',
  fim: '2026-11-29T15:00:00Z',
  sala: null,
  idioma: 'pt',
  fonte: { tipo: 'YOUTUBE', endereco: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
  urlReprise: null,
  chatAbreMinutos: 30,
  chatFechaMinutos: 15,
  flagAutomatica: true,
}

/** A line as its author writes it; blanks are `[[word]]`. */
const plannedLineSchema = z.strictObject({ id, texto: z.string(), liberadaEm: z.nullable(instant) })

/** A broadcast as staff see it. */
export const plannedBroadcastSchema = z.strictObject({
  ...broadcastSchema.shape,
  ...chatMinutes,
  flagAutomatica: z.boolean(),
  urlReprise: z.nullable(z.string()),
  /** Made from this weekly service; changes of the service reach it until staff edit it. */
  idCulto: z.nullable(id),
  flagEditada: z.boolean(),
  roteiro: z.array(plannedLineSchema),
  momentos: z.array(momentSchema),
})
export type PlannedBroadcast = z.infer<typeof plannedBroadcastSchema>

export const listPlannedBroadcasts = defineEndpoint({
  ...planner,
  id: 'listPlannedBroadcasts',
  method: 'GET',
  path: '/transmissao/',
  summary: 'Every broadcast of the church, also canceled ones, the latest first',
  example: {},
  query: z.strictObject(pageQuery(30, 100)),
  responses: {
    200: pageSchema(
      z.strictObject({
        ...z.pick(broadcastSchema, { id: true, titulo: true, inicio: true, fim: true, estado: true, sala: true }).shape,
        idCulto: z.nullable(id),
        pico: z.int(),
      }),
    ),
  },
})

/** Hosts read it too: they release the outline and open the moments. */
export const getPlannedBroadcast = defineEndpoint({
  ...host,
  id: 'getPlannedBroadcast',
  method: 'GET',
  path: '/transmissao/{id}/equipe/',
  summary: 'A broadcast with its whole outline and all its moments',
  example,
  params,
  responses: { 200: plannedBroadcastSchema },
  errors: ['NOT_FOUND'],
})

export const addBroadcast = defineEndpoint({
  ...planner,
  id: 'addBroadcast',
  method: 'POST',
  path: '/transmissao/',
  summary: 'Announces a broadcast',
  example: { body: exampleForm },
  body: z.strictObject(form).check(endsLater),
  responses: { 201: z.strictObject({ id, versao: version }) },
})

/** An edited broadcast no longer follows its weekly service. */
export const editBroadcast = defineEndpoint({
  ...planner,
  id: 'editBroadcast',
  method: 'PUT',
  path: '/transmissao/{id}',
  summary: 'Changes a broadcast',
  example: { ...example, body: { ...exampleForm, versao: 1 } },
  params,
  body: z.strictObject({ ...form, versao: version }).check(endsLater),
  responses: { 200: z.strictObject({ versao: version }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
})

/** Removes its outline, responses and channels too. What a weekly service made is not made again. */
export const removeBroadcast = defineEndpoint({
  ...planner,
  id: 'removeBroadcast',
  method: 'DELETE',
  path: '/transmissao/{id}',
  summary: 'Removes a broadcast',
  example,
  params,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/** Asked for the state that it has, it only extends: `fim` is the new end. BROADCAST_STATE where no way leads there. */
export const setBroadcastState = defineEndpoint({
  ...host,
  id: 'setBroadcastState',
  method: 'PUT',
  path: '/transmissao/{id}/estado',
  summary: 'Opens, begins, ends, extends or cancels a broadcast',
  example: { ...example, body: { estado: 'AO_VIVO', versao: 1 } },
  params,
  body: z.strictObject({ estado: z.enum(broadcastStates), fim: z.optional(instant), versao: version }),
  responses: { 200: z.strictObject({ estado: z.enum(broadcastStates), versao: version }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'BROADCAST_STATE'],
})

export const getBroadcastStatistics = defineEndpoint({
  ...host,
  id: 'getBroadcastStatistics',
  method: 'GET',
  path: '/transmissao/{id}/estatisticas/',
  summary: 'How many watched a broadcast, minute by minute, and what they responded',
  example,
  params,
  responses: {
    200: z.strictObject({
      pico: z.int(),
      /** Average of the minutes in which someone watched. */
      media: z.int(),
      minutos: z.array(z.strictObject({ minuto: instant, total: z.int() })),
      lembretes: z.int(),
      momentos: z.array(z.strictObject({ id, titulo: z.string(), respostas: z.int() })),
    }),
  },
  errors: ['NOT_FOUND'],
})

/** Settings that broadcasts made from weekly services begin with. */
const settingsSchema = z.strictObject({
  fonte: source,
  imagem: z.nullable(image),
  ...chatMinutes,
  flagAutomatica: z.boolean(),
})
const settingsPath = { path: '/igreja/{slug}/transmissao-configuracao/', church: { param: 'slug' } } as const
const settingsParams = z.strictObject({ slug: reference })

/** `fonte.endereco` is an address that leads to the source. */
export const getBroadcastSettings = defineEndpoint({
  ...planner,
  ...settingsPath,
  id: 'getBroadcastSettings',
  method: 'GET',
  summary: 'What broadcasts of weekly services begin with',
  example: { params: { slug: 'videira' } },
  params: settingsParams,
  responses: { 200: settingsSchema },
})

/** Broadcasts to come that staff did not edit take it over. */
export const setBroadcastSettings = defineEndpoint({
  ...planner,
  ...settingsPath,
  id: 'setBroadcastSettings',
  method: 'PUT',
  summary: 'Sets what broadcasts of weekly services begin with',
  example: {
    params: { slug: 'videira' },
    body: {
      fonte: { tipo: 'YOUTUBE', endereco: 'https://www.youtube.com/channel/UC_x5XG1OV2P6uZZ5FSM9Ttw/live' },
      imagem: null,
      chatAbreMinutos: 30,
      chatFechaMinutos: 15,
      flagAutomatica: true,
    },
  },
  params: settingsParams,
  body: settingsSchema,
  responses: { 200: nothingSchema },
})
