import * as z from 'zod/mini'
import { filled, id, image, instant, link, text } from '../fields.ts'
import { captionSchema, chapterSchema, languageOfText, videoSeconds } from '../media/video.schemas.ts'
import { currencies } from '../payments/payment-states.ts'
import {
  ageLimits,
  collectionKinds,
  playVisibilities,
  titleAccesses,
  titleKinds,
  titleServices,
} from './play-values.ts'

export const playSettingsSchema = z.strictObject({
  nome: z.string(),
  chamada: z.nullable(z.string()),
  tipoVisibilidadeConteudo: z.enum(playVisibilities),
})
export type PlaySettings = z.infer<typeof playSettingsSchema>

const collectionName = z.strictObject({ id, titulo: z.string(), tipo: z.enum(collectionKinds) })

/** A title as shelves and lists show it. */
export const titleItemSchema = z.strictObject({
  id,
  tipo: z.enum(titleKinds),
  titulo: text(200),
  /** The beginning of the description. */
  resumo: z.nullable(text(300)),
  imagem: z.nullable(image),
  /** A wide one, for the head of a page. */
  imagemLarga: z.nullable(image),
  duracaoSegundos: z.nullable(videoSeconds),
  coletanea: z.nullable(collectionName),
  temporada: z.nullable(z.int()),
  numero: z.nullable(z.int()),
  acesso: z.enum(titleAccesses),
  idadeMinima: z.nullable(z.literal([...ageLimits])),
  idioma: languageOfText,
  dataPublicacao: instant,
  /** The moment from which it can be played; null where it already can. */
  emBreve: z.nullable(instant),
  disponivelAte: z.nullable(instant),
})
export type TitleItem = z.infer<typeof titleItemSchema>

/** A title on its own page. Nothing in it plays: `startWatching` answers where the video is. */
export const titleSchema = z.strictObject({
  ...z.omit(titleItemSchema, { resumo: true }).shape,
  /** Plain text. */
  descricao: z.nullable(text(10_000)),
  notaIdade: z.nullable(text(200)),
  palestrantes: z.array(filled(120)),
  capitulos: z.array(chapterSchema),
  /** The languages of its captions. */
  idiomasLegendas: z.array(languageOfText),
  /** Names of the attachments, which viewers of the title can open. */
  anexos: z.array(z.string()),
  servico: z.enum(titleServices),
  /** A clip that anyone may see. */
  flagPrevia: z.boolean(),
  /** The church's, as for everything that it sells. */
  moeda: z.enum(currencies),
  /** Cents; null where it cannot be had alone in this way. */
  precoAluguel: z.nullable(z.int()),
  horasAluguel: z.nullable(z.int()),
  precoCompra: z.nullable(z.int()),
  tags: z.array(z.strictObject({ id, nome: z.string() })),
})
export type Title = z.infer<typeof titleSchema>

/** A collection as shelves show it, with its number of titles. */
export const collectionItemSchema = z.strictObject({
  ...collectionName.shape,
  imagem: z.nullable(image),
  total: z.int(),
})
export type CollectionItem = z.infer<typeof collectionItemSchema>

export const collectionSchema = z.strictObject({
  ...collectionName.shape,
  descricao: z.nullable(text(10_000)),
  imagem: z.nullable(image),
  imagemLarga: z.nullable(image),
  /** One season without a number where the collection has none. */
  temporadas: z.array(z.strictObject({ numero: z.nullable(z.int()), conteudos: z.array(titleItemSchema) })),
  /** When the clock next changes any list of Play; null where it does not. */
  proximaPublicacao: z.nullable(instant),
})
export type Collection = z.infer<typeof collectionSchema>

/** A shelf of the home. */
export const shelfSchema = z.strictObject({
  tag: z.strictObject({ id, nome: z.string() }),
  conteudos: z.array(titleItemSchema),
})
export type Shelf = z.infer<typeof shelfSchema>

/** A source that a viewer may play, and where it is: addresses of protected files are signed and expire. */
export const playbackSchema = z.strictObject({
  /** Renewed by `renewWatching` while it plays. */
  reproducao: z.uuid(),
  servico: z.enum(['YOUTUBE', 'VIMEO', 'HLS', 'ARQUIVO']),
  codigo: z.nullable(text(40)),
  url: z.nullable(link),
  /** When the address ends; null for those that do not. */
  expiraEm: z.nullable(instant),
  legendas: z.array(captionSchema),
  anexos: z.array(z.strictObject({ nome: z.string(), url: link })),
  /** Where to go on; 0 at the beginning. */
  segundos: z.int(),
  /** The next title of the collection. */
  proximo: z.nullable(titleItemSchema),
})
export type Playback = z.infer<typeof playbackSchema>

/** Where a viewer stopped in a title. */
export const positionSchema = z.strictObject({
  idConteudo: id,
  segundos: z.int().check(z.gte(0), z.lte(172_800)),
  flagVisto: z.boolean(),
  /** When it was watched, by the device's clock; a time to come counts as now. */
  vistoEm: instant,
})
export type Position = z.infer<typeof positionSchema>

/** A title with where the viewer stopped. */
export const continuedSchema = z.strictObject({ conteudo: titleItemSchema, posicao: positionSchema })
export type Continued = z.infer<typeof continuedSchema>

/** An entry of a member's list. */
export const listEntrySchema = z.strictObject({
  id: z.uuid(),
  planoAssinaturaConteudo: titleItemSchema,
  dataCadastro: instant,
})
export type ListEntry = z.infer<typeof listEntrySchema>
