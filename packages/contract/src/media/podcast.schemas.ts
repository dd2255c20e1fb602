import * as z from 'zod/mini'
import { id, image, instant, link, text } from '../fields.ts'

/** Names a church's show in addresses, as the service that hosted it did: `a1b2c3d4`. */
export const podcastCode = z.string().check(z.regex(/^[\w-]{1,60}$/))

/** The address of an audio file: of this site, or http(s). */
export const audioAddress = link.check(z.refine((address) => !/^(?:mailto|tel):/i.test(address), 'Not a sound'))

/** A media type such as `audio/mpeg`. */
export const audioType = z.string().check(z.regex(/^(?:audio|video)\/[\w.+-]{1,60}$/))

const seconds = z.int().check(z.gte(0), z.lte(2_147_483_647))

/** A church's show. */
export const podcastSchema = z.strictObject({
  codigo: podcastCode,
  titulo: text(200),
  descricao: text(4000),
  imagem: z.nullable(image),
  autor: z.nullable(text(200)),
  /** A category of the podcast directories, such as `Religion & Spirituality`. */
  categoria: z.nullable(text(100)),
  idioma: text(35),
  flagExplicito: z.boolean(),
  /** The feed for podcast apps: our own, or the external one that it is read from. */
  feed: link,
  /** Whether the church publishes its audio here; otherwise the show is read from an external feed. */
  flagProprio: z.boolean(),
  apple: z.nullable(link),
  spotify: z.nullable(link),
  /** Number of published episodes. */
  total: z.int(),
  /** When the next scheduled episode is published. */
  proximaPublicacao: z.nullable(instant),
})
export type Podcast = z.infer<typeof podcastSchema>

/** An episode under the names of the specification (§3). */
export const episodeSchema = z.strictObject({
  id,
  background: z.nullable(image),
  title: text(300),
  /** Plain text; its lines and the web addresses in it are the author's. */
  description: text(8000),
  /** Position in the show, 1 for the oldest. */
  position: z.int(),
  published_at: instant,
  audio_file: audioAddress,
  audio_type: audioType,
  /** Null if unknown. */
  audio_bytes: z.nullable(seconds),
  duration_seconds: z.nullable(seconds),
})
export type Episode = z.infer<typeof episodeSchema>
