import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { filled, id, idText, text } from '../fields.ts'
import { imageBytes } from '../limits.ts'
import { ownUuid } from '../users/versions.ts'
import { phone } from '../validation/phone.ts'
import { required } from '../validation/text.ts'
import { helpSchema, messageStates, prayerLimits, prayerStates, reportReasons } from './prayer.schemas.ts'

const byMember = { access: 'login', church: 'host' } as const
const ofThing = z.strictObject({ id: idText })

/** A switch, as a form carries it. */
const flagText = z.pipe(
  z.enum(['true', 'false']),
  z.transform((written) => written === 'true'),
)

/**
 * A phone is needed for a call: the one given, else the member's own. Sent twice with the same `chave` it is asked once.
 * With words of somebody in danger it goes to the pastors instead of the wall, and `ajuda` tells whom to turn to at once.
 */
export const askForPrayer = defineEndpoint({
  id: 'askForPrayer',
  method: 'POST',
  path: '/oracao/',
  summary: 'Asks for prayer: on the wall, or of the pastors alone',
  ...byMember,
  about: 'caller',
  module: 'MOD_MURAL_ORACAO',
  example: {
    body: {
      chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b',
      mensagem: 'Pela saúde da minha mãe',
      flagPublicarMural: 'true',
      flagAnonimo: 'false',
      flagReceberLigacao: 'false',
      flagReceberVisita: 'true',
    },
  },
  body: z.strictObject({
    chave: ownUuid,
    mensagem: required(prayerLimits.mensagem),
    idOracaoMotivo: z.optional(idText),
    flagPublicarMural: flagText,
    flagAnonimo: flagText,
    flagReceberLigacao: flagText,
    flagReceberVisita: flagText,
    telefone: z.optional(phone),
    imagem: z.optional(z.file()),
  }),
  upload: { maxBytes: imageBytes },
  responses: { 200: z.strictObject({ id, situacao: z.enum(prayerStates), ajuda: z.nullable(helpSchema) }) },
  errors: ['NOT_FOUND', 'NO_ROOM', 'PRAYER_LIMIT', 'NOT_A_PICTURE', 'TOO_MANY_REQUESTS'],
})

/** Sent twice with the same `chave` it is one. NOT_FOUND for a prayer that is not on the wall. */
export const addPrayerMessage = defineEndpoint({
  id: 'addPrayerMessage',
  method: 'POST',
  path: '/oracao/mensagem/',
  summary: 'Writes to who asked; held for the moderators where it could hurt',
  ...byMember,
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: { body: { idOracao: 1, mensagem: 'Estamos com você', chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  body: z.strictObject({ idOracao: id, mensagem: required(prayerLimits.resposta), chave: ownUuid }),
  responses: { 200: z.strictObject({ id, situacao: z.enum(messageStates), ajuda: z.nullable(helpSchema) }) },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** However often, it counts once. */
export const pray = defineEndpoint({
  id: 'pray',
  method: 'POST',
  path: '/oracao/orar/',
  summary: 'Says that one prayed for it; answers how many did',
  ...byMember,
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: { body: { idOracao: 1 } },
  body: z.strictObject({ idOracao: id }),
  responses: { 200: z.strictObject({ total: z.int() }) },
  errors: ['NOT_FOUND', 'OWN_PRAYER'],
})

/** Of a prayer, or of a message; of each one person is heard once. */
export const reportPrayer = defineEndpoint({
  id: 'reportPrayer',
  method: 'POST',
  path: '/oracao/denuncia/',
  summary: 'Tells the moderators that something should not be there',
  ...byMember,
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: { body: { idOracao: 1, motivo: 'SPAM' } },
  body: z
    .strictObject({
      idOracao: z.optional(id),
      idOracaoMensagem: z.optional(id),
      motivo: z.enum(reportReasons),
      texto: z.optional(text(prayerLimits.denuncia)),
    })
    .check(
      z.refine((body) => (body.idOracao === undefined) !== (body.idOracaoMensagem === undefined), {
        error: 'One of the two',
        path: ['idOracao'],
      }),
    ),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'OWN_PRAYER', 'TOO_MANY_REQUESTS'],
})

/** With its messages and all that belongs to it. NOT_FOUND for somebody else's. */
export const removePrayer = defineEndpoint({
  id: 'removePrayer',
  method: 'DELETE',
  path: '/oracao/{id}',
  summary: "Removes one's own prayer",
  ...byMember,
  about: { prayer: 'id', of: 'author' },
  example: { params: { id: '1' } },
  params: ofThing,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

export const removePrayerMessage = defineEndpoint({
  id: 'removePrayerMessage',
  method: 'DELETE',
  path: '/oracao/mensagem/{id}',
  summary: "Removes a message: one's own, one on one's own prayer, or any as a moderator",
  ...byMember,
  about: { prayerMessage: 'id', of: 'author', or: 'moderation.decide' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' } },
  params: ofThing,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/**
 * Said again it takes the place of what was said. The first time it begins its days on the wall anew; a testimony waits for
 * approval where prayers do.
 */
export const answerPrayer = defineEndpoint({
  id: 'answerPrayer',
  method: 'PUT',
  path: '/oracao/{id}/resposta',
  summary: "Says that one's own prayer was answered",
  ...byMember,
  about: { prayer: 'id', of: 'author' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' }, body: { testemunho: 'Fui curada' } },
  params: ofThing,
  body: z.strictObject({ testemunho: z.optional(filled(prayerLimits.testemunho)) }),
  responses: { 200: z.strictObject({ situacao: z.enum(prayerStates), ajuda: z.nullable(helpSchema) }) },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const renewPrayer = defineEndpoint({
  id: 'renewPrayer',
  method: 'PUT',
  path: '/oracao/{id}/renovacao',
  summary: "Begins the days of one's own prayer on the wall anew: once",
  ...byMember,
  about: { prayer: 'id', of: 'author' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' } },
  params: ofThing,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'NOT_RENEWABLE'],
})
