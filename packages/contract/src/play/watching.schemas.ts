import * as z from 'zod/mini'
import { id, instant, link } from '../fields.ts'
import { personName } from '../validation/text.ts'
import { playbackSchema, positionSchema } from './play.schemas.ts'
import { mediaFormats, mediaRefusals, mediaStates, playWatching, profileAges } from './watching-values.ts'

export const profileId = z.uuid()
export const playbackId = z.uuid()
export const playMediaId = z.uuid()
/** Digits; its hash is kept, never the PIN itself. */
export const playPin = z.string().check(z.regex(/^\d{4,6}$/))
/** Signed: its bearer entered the PIN. */
export const profilePass = z.string().check(z.regex(/^[\w-]{1,200}\.[\w-]{43}$/))

/** A playback without a login: of an open title. */
export const openPlaybackSchema = z.strictObject(z.omit(playbackSchema, { reproducao: true, segundos: true }).shape)
export type OpenPlayback = z.infer<typeof openPlaybackSchema>

/** The address of a video, as long as it is valid. */
export const signedAddressSchema = z.strictObject({ url: z.nullable(link), expiraEm: z.nullable(instant) })
export type SignedAddress = z.infer<typeof signedAddressSchema>

/** Seconds played since the last report, for the statistics of the church. */
export const watchedPartSchema = z.strictObject({
  /** Seconds that played; no more count than have passed. */
  segundos: z.int().check(z.gte(0), z.lte(3600)),
  /** Watched to its end (`watchedShare`); counts once per playback. */
  flagConcluido: z.boolean(),
})
export type WatchedPart = z.infer<typeof watchedPartSchema>

export const positionsSchema = z.array(positionSchema).check(z.minLength(1), z.maxLength(playWatching.positions))

export const playProfileSchema = z.strictObject({
  id: profileId,
  nome: personName(40),
  /** Titles up to this age; 0: only those for everyone. */
  idadeMaxima: z.literal([...profileAges]),
})
export type PlayProfile = z.infer<typeof playProfileSchema>

export const playProfilesSchema = z.strictObject({
  /** The account has a PIN. */
  flagPin: z.boolean(),
  perfis: z.array(playProfileSchema),
})
export type PlayProfiles = z.infer<typeof playProfilesSchema>

/** A video of Play as its staff see it. */
export const playMediaSchema = z.strictObject({
  id: playMediaId,
  nome: z.string(),
  situacao: z.enum(mediaStates),
  recusa: z.nullable(z.enum(mediaRefusals)),
  bytes: z.int(),
  recebidos: z.int(),
  /** Progress of the conversion, in per cent. */
  progresso: z.int(),
  formato: z.nullable(z.enum(mediaFormats)),
  duracaoSegundos: z.nullable(z.int()),
  poster: z.nullable(link),
  /** Titles that show it. */
  titulos: z.int(),
  dataCadastro: instant,
})
export type PlayMedia = z.infer<typeof playMediaSchema>

const amounts = { inicios: z.int(), segundos: z.int(), conclusoes: z.int() } as const

/** How much is watched; of whom is not kept. */
export const playStatisticsSchema = z.strictObject({
  dias: z.array(z.strictObject({ dia: z.iso.date(), ...amounts })),
  /** The most played first. */
  titulos: z.array(z.strictObject({ idConteudo: id, titulo: z.string(), ...amounts })),
})
export type PlayStatistics = z.infer<typeof playStatisticsSchema>
