import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, image, instant } from '../fields.ts'
import { prayersPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { version } from '../versions.ts'
import { messageStates, ownPrayerSchema, prayerStates } from './prayer.schemas.ts'
import { reportReasons } from './report-reasons.ts'

const byModerator = { access: { permission: 'moderation.decide' }, church: 'host' } as const
const ofThing = z.strictObject({ id: idText })

/**
 * The moderators' queues: texts with signs of danger (`CUIDADO`), requests for a call or a visit (`CONTATO`), reported or
 * hidden items (`DENUNCIADA`), items that need approval (`PENDENTE`), prayers for the pastors only (`RESERVADA`). Decided
 * items that are off the wall (`DECIDIDA`) need no action; their decision can be changed.
 */
export const moderationQueues = ['CUIDADO', 'CONTATO', 'DENUNCIADA', 'PENDENTE', 'RESERVADA', 'DECIDIDA'] as const
export type ModerationQueue = (typeof moderationQueues)[number]

/** Signs that the automatic check finds in a text. */
export const careKinds = ['SUICIDIO', 'AUTOLESAO', 'ABUSO', 'VIOLENCIA', 'OFENSA'] as const
export type CareKind = (typeof careKinds)[number]

/** The author, also of an anonymous text; visible to moderators only. */
const author = z.strictObject({
  id,
  nome: z.string(),
  sobrenome: z.string(),
  imagem: z.nullable(image),
  flagMenor: z.boolean(),
})

const judged = {
  autor: author,
  /** Usually empty. */
  sinais: z.array(z.enum(careKinds)),
  /** Open reports, without the names of the people who made them. */
  denuncias: z.array(
    z.strictObject({ motivo: z.enum(reportReasons), texto: z.nullable(z.string()), dataCadastro: instant }),
  ),
}

export const moderatedPrayerSchema = z.strictObject({
  ...ownPrayerSchema.shape,
  ...judged,
  /** Version of the text; a decision names it. */
  versao: version,
  telefone: z.nullable(z.string()),
  /** When a pastor called or visited the author. */
  contatoFeitoEm: z.nullable(instant),
})
export type ModeratedPrayer = z.infer<typeof moderatedPrayerSchema>

export const moderatedMessageSchema = z.strictObject({
  id,
  idOracao: id,
  /** Whether its prayer is on the wall and so has a page. */
  flagOracaoNoMural: z.boolean(),
  mensagem: z.string(),
  dataCadastro: instant,
  situacao: z.enum(messageStates),
  ...judged,
})
export type ModeratedMessage = z.infer<typeof moderatedMessageSchema>

/** One queue, oldest first; decided items newest first. One of `oracao` and `mensagem` is null. */
export const listModeration = defineEndpoint({
  id: 'listModeration',
  method: 'GET',
  path: '/oracao-moderacao/',
  summary: 'A moderation queue of the prayer wall',
  ...byModerator,
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: {},
  query: z.strictObject({
    fila: z._default(z.enum(moderationQueues), 'CUIDADO'),
    ...pageQuery(prayersPerPage.usual, prayersPerPage.largest),
  }),
  responses: {
    200: z.strictObject({
      ...pageSchema(
        z.strictObject({ oracao: z.nullable(moderatedPrayerSchema), mensagem: z.nullable(moderatedMessageSchema) }),
      ).shape,
      /** Number of items in each queue. */
      filas: z.strictObject({
        CUIDADO: z.int(),
        CONTATO: z.int(),
        DENUNCIADA: z.int(),
        PENDENTE: z.int(),
        RESERVADA: z.int(),
        DECIDIDA: z.int(),
      }),
    }),
  },
})

/**
 * `PUBLICAR` puts it on the wall and closes its reports; further reports of the same people do not count. `RECUSAR` and
 * `OCULTAR` keep it off the wall. `CUIDADO_RESOLVIDO`: the pastors have contacted the author; it stays with the pastors.
 * `CONTATO_FEITO`: the pastors called, visited, or prayed.
 */
export const prayerDecisions = ['PUBLICAR', 'RECUSAR', 'OCULTAR', 'CUIDADO_RESOLVIDO', 'CONTATO_FEITO'] as const
export type PrayerDecision = (typeof prayerDecisions)[number]
export const messageDecisions = ['PUBLICAR', 'RECUSAR', 'OCULTAR', 'CUIDADO_RESOLVIDO'] as const
export type PrayerMessageDecision = (typeof messageDecisions)[number]

export const getModeratedPrayer = defineEndpoint({
  id: 'getModeratedPrayer',
  method: 'GET',
  path: '/oracao-moderacao/{id}',
  summary: 'A prayer as moderators see it, from any queue',
  ...byModerator,
  about: { prayer: 'id', of: 'church' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' } },
  params: ofThing,
  responses: { 200: moderatedPrayerSchema },
  errors: ['NOT_FOUND'],
})

/** CHANGED_MEANWHILE if the text changed since the given version. */
export const moderatePrayer = defineEndpoint({
  id: 'moderatePrayer',
  method: 'POST',
  path: '/oracao-moderacao/{id}',
  summary: "Records a moderator's decision on a prayer",
  ...byModerator,
  about: { prayer: 'id', of: 'church' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' }, body: { decisao: 'PUBLICAR', versao: 1 } },
  params: ofThing,
  body: z.strictObject({ decisao: z.enum(prayerDecisions), versao: version }),
  responses: { 200: z.strictObject({ situacao: z.enum(prayerStates) }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOT_FOR_THE_WALL'],
})

/** After `CUIDADO_RESOLVIDO` a message stays off the wall. */
export const moderatePrayerMessage = defineEndpoint({
  id: 'moderatePrayerMessage',
  method: 'POST',
  path: '/oracao-moderacao/mensagem/{id}',
  summary: "Records a moderator's decision on a message",
  ...byModerator,
  about: { prayerMessage: 'id', of: 'church' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' }, body: { decisao: 'PUBLICAR' } },
  params: ofThing,
  body: z.strictObject({ decisao: z.enum(messageDecisions) }),
  responses: { 200: z.strictObject({ situacao: z.enum(messageStates) }) },
  errors: ['NOT_FOUND'],
})

export const wallSettingsSchema = z.strictObject({
  /** Prayers need a moderator's approval before they are on the wall. */
  publicarAposAprovacao: z.boolean(),
  /** Number of people whose reports hide an item until a moderator decides. */
  limiteDenuncias: z.int().check(z.gte(1), z.lte(50)),
  /** Number of days for which a prayer stays on the wall. */
  diasNoMural: z.int().check(z.gte(1), z.lte(365)),
  /** Prayer requests per member and day. */
  limitePorDia: z.int().check(z.gte(1), z.lte(50)),
})
export type WallSettings = z.infer<typeof wallSettingsSchema>

export const getWallSettings = defineEndpoint({
  id: 'getWallSettings',
  method: 'GET',
  path: '/configuracao-mural',
  summary: 'The settings of the prayer wall',
  ...byModerator,
  about: 'none',
  example: {},
  responses: { 200: wallSettingsSchema },
})

export const setWallSettings = defineEndpoint({
  id: 'setWallSettings',
  method: 'PUT',
  path: '/configuracao-mural',
  summary: 'Changes the settings of the prayer wall',
  access: { permission: 'settings' },
  church: 'host',
  about: 'none',
  example: { body: { publicarAposAprovacao: false, limiteDenuncias: 50, diasNoMural: 365, limitePorDia: 50 } },
  body: wallSettingsSchema,
  responses: { 200: wallSettingsSchema },
})
