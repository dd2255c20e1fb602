import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, idText, image, instant } from '../fields.ts'
import { prayersPerPage } from '../limits.ts'
import { pageQuery, pageSchema } from '../paging.ts'
import { version } from '../users/versions.ts'
import { messageStates, ownPrayerSchema, prayerStates, reportReasons } from './prayer.schemas.ts'

const byModerator = { access: { permission: 'moderation.decide' }, church: 'host' } as const
const ofThing = z.strictObject({ id: idText })

/**
 * What waits for somebody: `CUIDADO` first, who waits for a call or a visit (`CONTATO`), what was reported or hidden
 * (`DENUNCIADA`), what waits for approval (`PENDENTE`), what was asked of the pastors alone (`RESERVADA`). What was decided on
 * and is off the wall (`DECIDIDA`) waits for nobody: there a decision can be taken back.
 */
export const moderationQueues = ['CUIDADO', 'CONTATO', 'DENUNCIADA', 'PENDENTE', 'RESERVADA', 'DECIDIDA'] as const
export type ModerationQueue = (typeof moderationQueues)[number]

/** What a text made us look at it for. */
export const careKinds = ['SUICIDIO', 'AUTOLESAO', 'ABUSO', 'VIOLENCIA', 'OFENSA'] as const
export type CareKind = (typeof careKinds)[number]

/** Who wrote it, also where it is anonymous: moderators alone are told. */
const author = z.strictObject({
  id,
  nome: z.string(),
  sobrenome: z.string(),
  imagem: z.nullable(image),
  flagMenor: z.boolean(),
})

const judged = {
  autor: author,
  /** Why it is looked at by itself; empty for most. */
  sinais: z.array(z.enum(careKinds)),
  /** Those that nobody has decided on; who reported is told to nobody. */
  denuncias: z.array(
    z.strictObject({ motivo: z.enum(reportReasons), texto: z.nullable(z.string()), dataCadastro: instant }),
  ),
}

export const moderatedPrayerSchema = z.strictObject({
  ...ownPrayerSchema.shape,
  ...judged,
  /** Of its words; a decision names it. */
  versao: version,
  telefone: z.nullable(z.string()),
  /** When somebody called or visited. */
  contatoFeitoEm: z.nullable(instant),
})
export type ModeratedPrayer = z.infer<typeof moderatedPrayerSchema>

export const moderatedMessageSchema = z.strictObject({
  id,
  idOracao: id,
  /** Everybody may read what it was written to; the prayer has a page. */
  flagOracaoNoMural: z.boolean(),
  mensagem: z.string(),
  dataCadastro: instant,
  situacao: z.enum(messageStates),
  ...judged,
})
export type ModeratedMessage = z.infer<typeof moderatedMessageSchema>

/** Of one queue, whoever waits longest first; what was decided, newest first. One of `oracao` and `mensagem` is null. */
export const listModeration = defineEndpoint({
  id: 'listModeration',
  method: 'GET',
  path: '/oracao-moderacao/',
  summary: 'What waits for the moderators of the prayer wall',
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
      /** How much waits in each queue. */
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
  errors: ['NOT_FOUND'],
})

/**
 * `PUBLICAR` puts it on the wall and closes its reports: whoever reported it is not heard again. `RECUSAR` and `OCULTAR` keep
 * it off. `CUIDADO_RESOLVIDO`: its author was looked after; it stays with the pastors. `CONTATO_FEITO`: called, visited, or prayed
 * for by the pastors.
 */
export const prayerDecisions = ['PUBLICAR', 'RECUSAR', 'OCULTAR', 'CUIDADO_RESOLVIDO', 'CONTATO_FEITO'] as const
export type PrayerDecision = (typeof prayerDecisions)[number]
export const messageDecisions = ['PUBLICAR', 'RECUSAR', 'OCULTAR', 'CUIDADO_RESOLVIDO'] as const
export type PrayerMessageDecision = (typeof messageDecisions)[number]

export const getModeratedPrayer = defineEndpoint({
  id: 'getModeratedPrayer',
  method: 'GET',
  path: '/oracao-moderacao/{id}',
  summary: 'A prayer as moderators see it, whichever queue it is in',
  ...byModerator,
  about: { prayer: 'id', of: 'church' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' } },
  params: ofThing,
  responses: { 200: moderatedPrayerSchema },
  errors: ['NOT_FOUND'],
})

/** CHANGED_MEANWHILE where its text is no longer the one that was read. */
export const moderatePrayer = defineEndpoint({
  id: 'moderatePrayer',
  method: 'POST',
  path: '/oracao-moderacao/{id}',
  summary: 'Decides on a prayer',
  ...byModerator,
  about: { prayer: 'id', of: 'church' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' }, body: { decisao: 'PUBLICAR', versao: 1 } },
  params: ofThing,
  body: z.strictObject({ decisao: z.enum(prayerDecisions), versao: version }),
  responses: { 200: z.strictObject({ situacao: z.enum(prayerStates) }) },
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'NOT_FOR_THE_WALL'],
})

/** A message whose author was looked after (`CUIDADO_RESOLVIDO`) stays off the wall. */
export const moderatePrayerMessage = defineEndpoint({
  id: 'moderatePrayerMessage',
  method: 'POST',
  path: '/oracao-moderacao/mensagem/{id}',
  summary: 'Decides on a message',
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
  /** Nothing is on the wall before a moderator saw it. */
  publicarAposAprovacao: z.boolean(),
  /** So many reports of different people hide it until a moderator decides. */
  limiteDenuncias: z.int().check(z.gte(1), z.lte(50)),
  /** How long a prayer stays on the wall. */
  diasNoMural: z.int().check(z.gte(1), z.lte(365)),
  /** How often one member may ask in a day. */
  limitePorDia: z.int().check(z.gte(1), z.lte(50)),
})
export type WallSettings = z.infer<typeof wallSettingsSchema>

export const getWallSettings = defineEndpoint({
  id: 'getWallSettings',
  method: 'GET',
  path: '/configuracao-mural',
  summary: 'How the prayer wall is kept',
  ...byModerator,
  about: 'none',
  example: {},
  responses: { 200: wallSettingsSchema },
})

export const setWallSettings = defineEndpoint({
  id: 'setWallSettings',
  method: 'PUT',
  path: '/configuracao-mural',
  summary: 'Chooses how the prayer wall is kept',
  access: { permission: 'settings' },
  church: 'host',
  about: 'none',
  example: { body: { publicarAposAprovacao: false, limiteDenuncias: 50, diasNoMural: 365, limitePorDia: 50 } },
  body: wallSettingsSchema,
  responses: { 200: wallSettingsSchema },
})
