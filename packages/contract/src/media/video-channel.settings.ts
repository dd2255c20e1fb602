import * as z from 'zod/mini'
import { instant } from '../fields.ts'
import { defineSettings } from '../resources/settings.ts'
import { versionOrNone } from '../versions.ts'
import { videoName } from './video.form.ts'
import { channelSourceAt } from './video-channel-address.ts'

const form = z.strictObject({
  /** A channel or a list at YouTube, or what someone has at Vimeo. */
  endereco: z._default(
    z.nullable(
      z.string().check(
        z.maxLength(500),
        z.trim(),
        z.refine((address) => channelSourceAt(address) !== undefined, 'Not the address of a channel'),
      ),
    ),
    null,
  ),
  /** The series that its films come into. */
  serie: z._default(z.nullable(videoName), null),
  /** Films are shown as soon as they are read; else they wait as drafts. */
  flagPublicar: z._default(z.boolean(), false),
  /** Read each night. */
  flagAtivo: z._default(z.boolean(), true),
})

/** Reasons for which a channel could not be read. */
export const channelFailures = [
  'NAO_ENCONTRADO',
  'SEM_LISTA',
  'RECUSADO',
  'FORA_DO_AR',
  'ILEGIVEL',
  'SEM_VIDEOS',
] as const
export type ChannelFailure = (typeof channelFailures)[number]

const row = z.extend(form, {
  versao: versionOrNone,
  leitura: z.strictObject({
    /** A reading is under way, or about to begin. */
    flagLendo: z.boolean(),
    tentadaEm: z.nullable(instant),
    /** The last reading that succeeded, and the next one. */
    lidaEm: z.nullable(instant),
    proximaEm: z.nullable(instant),
    /** Films that the list had, and those of them that were added. */
    encontrados: z.int(),
    adicionados: z.int(),
    /** Readings in a row that failed, and why the last one did. */
    falhas: z.int(),
    erro: z.nullable(z.enum(channelFailures)),
  }),
})
export type VideoChannel = z.output<typeof row>

/** A list of films elsewhere that is read in, at once and then each night. */
export const videoChannel = defineSettings({
  name: 'video_canal',
  path: '/escritorio/video-canal/',
  isPublic: false,
  may: { read: 'content.write', write: 'content.publish' },
  form,
  example: { endereco: 'https://www.youtube.com/channel/UC0123456789012345678901', serie: 'Cultos' },
  row,
  calls: {
    get: { id: 'getVideoChannel', summary: 'The channel whose films are read in, and how its last reading went' },
    set: {
      id: 'setVideoChannel',
      summary: 'Sets the channel whose films are read in, and reads it',
      act: 'VIDEO_CHANNEL_SET',
    },
    history: { id: 'listVideoChannelChanges', summary: 'What was changed of the channel, the newest first' },
  },
})
