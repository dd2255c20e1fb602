import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { text } from '../fields.ts'
import { resourceEndpoints } from '../resources/resource-endpoints.ts'
import { videoFields } from './video.form.ts'
import { videos } from './video.resource.ts'
import { videoItemSchema } from './video.schemas.ts'
import { videoChannel } from './video-channel.settings.ts'

export const videosCalls = resourceEndpoints(videos)

const atOffice = { church: 'host', surface: 'office', about: 'none' } as const
const write = { permission: 'content.write' } as const

const names = z.array(z.strictObject({ nome: text(120), total: z.int() }))

/** Names that stand in videos, drafts among them, the most frequent first: those that a form offers. */
export const listVideoNames = defineEndpoint({
  ...atOffice,
  id: 'listVideoNames',
  method: 'GET',
  path: '/escritorio/video-nome/',
  summary: 'The series and the speakers that the videos of the church name',
  access: write,
  example: {},
  responses: { 200: z.strictObject({ series: names, pregadores: names }) },
})

/**
 * Reads what the service of a video tells of it, and keeps its picture in the media library. Null is what it does not tell.
 * NOT_FOUND where it tells nothing.
 */
export const readVideoFacts = defineEndpoint({
  ...atOffice,
  id: 'readVideoFacts',
  method: 'POST',
  path: '/escritorio/video-ficha/',
  summary: 'Title, length and picture of a video at its service',
  access: write,
  example: { body: { endereco: 'https://youtu.be/abcdefghijk' } },
  body: z.strictObject({ endereco: videoFields.endereco }),
  responses: {
    200: z.strictObject({
      titulo: z.nullable(text(200)),
      descricao: z.nullable(text(10_000)),
      imagem: videoItemSchema.shape.imagem,
      duracaoSegundos: videoItemSchema.shape.duracaoSegundos,
    }),
  },
  errors: ['NOT_FOUND'],
})

/** Reads the channel now, by a job. CONFLICT where none is set, or its reading is switched off. */
export const readVideoChannel = defineEndpoint({
  ...atOffice,
  id: 'readVideoChannel',
  method: 'POST',
  path: '/escritorio/video-canal/leitura',
  summary: 'Reads the films of the channel now',
  access: { permission: videoChannel.may.write },
  example: {},
  responses: { 200: videoChannel.row },
  errors: ['CONFLICT'],
})
