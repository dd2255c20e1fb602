import * as z from 'zod/mini'
import { flagText, id, instant } from '../fields.ts'
import { recordsPerPage } from '../limits.ts'
import { draftedCalls } from '../resources/drafted-calls.ts'
import { externalId } from '../resources/editing.schemas.ts'
import { defineResource } from '../resources/resource.ts'
import { version } from '../versions.ts'
import { videoFields, videoName } from './video.form.ts'
import { languageOfText, videoItemSchema } from './video.schemas.ts'

const form = z.strictObject({
  ...videoFields,
  /** Not shown before. Default: when it is published first. */
  dataPublicacao: z.optional(instant),
  /** Id in another system, unique among the videos. Omitted: unchanged. */
  idExterno: z.optional(z.nullable(externalId)),
})
export type OfficeVideoForm = z.output<typeof form>

const { servico, codigo, url } = videoItemSchema.shape

const row = z.extend(form, {
  id,
  versao: version,
  situacao: z.enum(['RASCUNHO', 'PUBLICADO']),
  servico,
  codigo,
  url,
  idioma: languageOfText,
  dataPublicacao: instant,
  idExterno: z.nullable(z.string()),
})
export type OfficeVideo = z.output<typeof row>

const item = z.extend(z.omit(row, { descricao: true, capitulos: true, legendas: true, endereco: true }), {
  /** True if the video has changes that are not live. */
  flagRascunho: z.boolean(),
  /** Moment when the changes go live. */
  publicarEm: z.nullable(instant),
})
export type OfficeVideoItem = z.output<typeof item>

export const videos = defineResource({
  name: 'video',
  path: '/escritorio/video/',
  isPublic: true,
  pages: { ITEM: '/videos/:id', LISTA: '/videos' },
  may: { read: 'content.write', write: 'content.write', publish: 'content.publish', export: 'content.write' },
  form,
  example: { titulo: 'O sal e a luz', endereco: 'https://youtu.be/abcdefghijk', serie: 'Marés' },
  row,
  item,
  list: {
    search: ['titulo', 'serie', 'pregador'],
    filters: {
      situacao: z.optional(row.shape.situacao),
      idExterno: z.optional(externalId),
      serie: z.optional(videoName),
      pregador: z.optional(videoName),
      /** Videos with changes that are not live. */
      flagRascunho: z.optional(flagText),
    },
    sorts: { dataPublicacao: 'desc', titulo: 'asc' },
    perPage: recordsPerPage,
  },
  isFound: true,
  bulk: ['PUBLICAR', 'RETIRAR', 'REMOVER', 'RESTAURAR'],
  calls: draftedCalls({
    one: 'Video',
    many: 'Videos',
    singular: 'a video',
    plural: 'videos',
    act: 'VIDEO',
    errors: ['EXTERNAL_ID_TAKEN'],
  }),
})
