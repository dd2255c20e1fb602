import * as z from 'zod/mini'
import { filled, id, image, instant, text } from '../fields.ts'
import { languageOfText, videoSeconds } from '../media/video.schemas.ts'
import { videoServices } from '../media/watch-address.ts'
import { version } from '../versions.ts'
import { liveSourceTypes } from './live-source.ts'
import { broadcastStates, momentTypes } from './live-states.ts'

export const broadcastLimits = {
  titulo: 200,
  descricao: 2000,
  sala: 60,
  /** Minutes. */
  chatAbre: 240,
  chatFecha: 240,
  linha: 500,
  linhas: 200,
  momentos: 50,
  /** Broadcasts of the public list; the frame of a site names fewer. */
  upcoming: 30,
  past: 12,
} as const

const sourceFields = {
  tipo: z.enum(liveSourceTypes),
  /** SIMULADA: of the file. Second of the stream = now − `iniciadaEm`, for everyone. */
  duracaoSegundos: z.nullable(videoSeconds.check(z.positive())),
  /** SIMULADA: begins again at its end, until the broadcast ends. */
  flagRepete: z.boolean(),
}

export const liveSourceSchema = z.strictObject({
  ...sourceFields,
  /** YOUTUBE: a video, or a channel (`UC…`). VIMEO: `123`, `123/hash` or `event/123`. Null for the others. */
  codigo: z.nullable(text(60)),
  url: z.nullable(image),
})
export type LiveSourceOnWire = z.infer<typeof liveSourceSchema>

/** `endereco`: as staff copy it from the service. */
export const givenSourceSchema = z.strictObject({
  ...sourceFields,
  duracaoSegundos: z._default(sourceFields.duracaoSegundos, null),
  flagRepete: z._default(z.boolean(), false),
  endereco: filled(500),
})

/** A broadcast as lists, the header and the home show it. */
export const broadcastItemSchema = z.strictObject({
  id,
  titulo: text(broadcastLimits.titulo),
  imagem: z.nullable(image),
  inicio: instant,
  fim: instant,
  /** When page and chat open. */
  abreEm: instant,
  estado: z.enum(broadcastStates),
  /** Where several are held at once, the room. */
  sala: z.nullable(text(broadcastLimits.sala)),
  idioma: languageOfText,
  flagSomenteAudio: z.boolean(),
})
export type BroadcastItem = z.infer<typeof broadcastItemSchema>

/** A replay, in the shape of a video's source. */
const replaySchema = z.strictObject({
  servico: z.enum(videoServices),
  codigo: z.nullable(text(60)),
  url: z.nullable(image),
})

export const broadcastSchema = z.strictObject({
  ...broadcastItemSchema.shape,
  descricao: z.nullable(text(broadcastLimits.descricao)),
  /** Null where the church has not said yet. */
  fonte: z.nullable(liveSourceSchema),
  /** Set in REPRISE. */
  reprise: z.nullable(replaySchema),
  /** The name of its channel (module chat). `fechaEm` is null while the broadcast is live. */
  chat: z.strictObject({ canal: z.string(), abreEm: instant, fechaEm: z.nullable(instant) }),
  iniciadaEm: z.nullable(instant),
  encerradaEm: z.nullable(instant),
  versao: version,
})
export type Broadcast = z.infer<typeof broadcastSchema>

/** A line of the outline. Blanks without a word wait for the host, or for the end of the service. */
export const outlineLineSchema = z.strictObject({
  id,
  partes: z.array(z.strictObject({ tipo: z.enum(['TEXTO', 'LACUNA']), texto: z.nullable(z.string()) })),
  liberadaEm: z.nullable(instant),
})
export type OutlineLine = z.infer<typeof outlineLineSchema>

export const momentSchema = z.strictObject({
  id,
  tipo: z.enum(momentTypes),
  titulo: text(120),
  texto: z.nullable(text(500)),
  abertoEm: z.nullable(instant),
  fechadoEm: z.nullable(instant),
  /** MAO: how many hands are raised. */
  maos: z.int(),
})
export type Moment = z.infer<typeof momentSchema>

export const audienceSchema = z.strictObject({
  /** How many watch now. */
  total: z.int(),
  /** The most at the same time. */
  pico: z.int(),
})
export type Audience = z.infer<typeof audienceSchema>

/** Parts that move during a broadcast, and are in no cached page. Moments are those that are open. */
export const broadcastNowSchema = z.strictObject({
  estado: z.enum(broadcastStates),
  versao: version,
  /** The server's time: a device whose clock is wrong still finds the second of a simulated broadcast. */
  agora: instant,
  iniciadaEm: z.nullable(instant),
  publico: audienceSchema,
  roteiro: z.array(outlineLineSchema),
  momentos: z.array(momentSchema),
})
export type BroadcastNow = z.infer<typeof broadcastNowSchema>
