import * as z from 'zod/mini'
import { filled, flagText, id, image, instant, text } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { draftedCalls } from '../resources/drafted-calls.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { writtenMoment } from '../written-moment.ts'
import { audioAddress, audioType } from './podcast.schemas.ts'

const optional = <T extends z.ZodMiniType>(schema: T) => z._default(z.nullable(schema), null)
const count = z.int().check(z.gte(0), z.lte(2_147_483_647))
/** Seconds of a day: no episode is longer. */
const longestEpisode = 86_400

const form = z.strictObject({
  titulo: filled(300),
  descricao: z._default(text(8000), ''),
  imagem: optional(image),
  /** Its sound: a file of the library, or an address elsewhere. Needed once it is published. */
  audio: optional(audioAddress),
  /** Null: by the ending of the address. Of a file of the library, type and size are those of the file. */
  audioTipo: optional(audioType),
  audioBytes: optional(count),
  duracaoSegundos: optional(z.int().check(z.gte(1), z.lte(longestEpisode))),
  /** Not shown before. Default: when it is published first. */
  dataPublicacao: z.optional(instant),
  /** Id in another system, unique among the episodes. Omitted: unchanged. */
  idExterno: z.optional(z.nullable(externalId)),
})
export type EpisodeForm = z.output<typeof form>

/** An episode as programs publish it: with a moment. */
export const episodeForm = z.extend(form, { dataPublicacao: writtenMoment })

const states = z.enum(['RASCUNHO', 'PUBLICADO'])
const origins = z.enum(['IGREJA', 'FEED'])

const row = z.extend(form, {
  id,
  versao: version,
  situacao: states,
  /** Episodes of the feed are read, and not changed here. */
  origem: origins,
  /** Position by date among the published episodes, 1 for the oldest; null for a draft. */
  posicao: z.nullable(z.int()),
  duracaoSegundos: z.nullable(count),
  dataPublicacao: instant,
  idExterno: z.nullable(z.string()),
})
export type OfficeEpisode = z.output<typeof row>

const item = z.extend(z.omit(row, { descricao: true }), {
  /** True if the episode has changes that are not live. */
  flagRascunho: z.boolean(),
  /** Moment when the changes go live. */
  publicarEm: z.nullable(instant),
})
export type ListedEpisode = z.output<typeof item>

export const episodes = defineResource({
  name: 'podcast_episodio',
  path: '/escritorio/podcast/episodio/',
  isPublic: true,
  pages: { ITEM: '/podcast?episode=:id', LISTA: '/podcast' },
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  form,
  example: {
    titulo: 'O poço e a sede',
    descricao: 'Uma conversa depois do culto.',
    audio: 'https://audio.example.org/poco.mp3',
    audioTipo: 'audio/mpeg',
    audioBytes: 28_000_000,
    duracaoSegundos: 1750,
  },
  row,
  item,
  list: {
    search: ['titulo'],
    filters: {
      situacao: z.optional(states),
      origem: z.optional(origins),
      idExterno: z.optional(externalId),
      flagRascunho: z.optional(flagText),
    },
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  bulk: ['PUBLICAR', 'RETIRAR', 'REMOVER', 'RESTAURAR'],
  calls: draftedCalls({
    one: 'Episode',
    many: 'Episodes',
    singular: 'an episode',
    plural: 'episodes',
    act: 'EPISODE',
    errors: ['EXTERNAL_ID_TAKEN', 'SHOW_MISSING'],
    heldErrors: ['EPISODES_FROM_FEED'],
  }),
})
