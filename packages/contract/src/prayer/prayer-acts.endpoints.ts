import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, flagText, id, idText, nothingSchema, text } from '../fields.ts'
import { imageBytes } from '../limits.ts'
import { phone } from '../validation/phone.ts'
import { required } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'
import { helpSchema, messageStates, prayerLimits, prayerStates } from './prayer.schemas.ts'
import { reportReasons } from './report-reasons.ts'

const byMember = { access: 'login', church: 'host' } as const
const ofThing = z.strictObject({ id: idText })

/**
 * A request for a call needs a phone number: the given one, else the member's own. Idempotent by `chave`. A text with
 * signs of danger goes to the pastors instead of the wall, and the answer has emergency contacts (`ajuda`).
 */
export const askForPrayer = defineEndpoint({
  id: 'askForPrayer',
  method: 'POST',
  path: '/oracao/',
  summary: 'Adds a prayer request: on the wall, or for the pastors only',
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

/** Idempotent by `chave`. NOT_FOUND for a prayer that is not on the wall. */
export const addPrayerMessage = defineEndpoint({
  id: 'addPrayerMessage',
  method: 'POST',
  path: '/oracao/mensagem/',
  summary: "Adds a message to a prayer's author; a message that could hurt waits for a moderator",
  ...byMember,
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: { body: { idOracao: 1, mensagem: 'Estamos com você', chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b' } },
  body: z.strictObject({ idOracao: id, mensagem: required(prayerLimits.resposta), chave: ownUuid }),
  responses: { 200: z.strictObject({ id, situacao: z.enum(messageStates), ajuda: z.nullable(helpSchema) }) },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** Idempotent: each member counts once. */
export const pray = defineEndpoint({
  id: 'pray',
  method: 'POST',
  path: '/oracao/orar/',
  summary: 'Records that the caller prayed for a prayer; answers the number of people who did',
  ...byMember,
  about: 'none',
  module: 'MOD_MURAL_ORACAO',
  example: { body: { idOracao: 1 } },
  body: z.strictObject({ idOracao: id }),
  responses: { 200: z.strictObject({ total: z.int() }) },
  errors: ['NOT_FOUND', 'OWN_PRAYER'],
})

/** Reports a prayer or a message. One report per person counts. */
export const reportPrayer = defineEndpoint({
  id: 'reportPrayer',
  method: 'POST',
  path: '/oracao/denuncia/',
  summary: 'Reports a prayer or a message to the moderators',
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

/** Removes its messages too. NOT_FOUND for another member's prayer. */
export const removePrayer = defineEndpoint({
  id: 'removePrayer',
  method: 'DELETE',
  path: '/oracao/{id}',
  summary: "Removes one of the caller's prayers",
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
  summary: "Removes a message: the caller's own, one on the caller's prayer, or any as a moderator",
  ...byMember,
  about: { prayerMessage: 'id', of: 'author', or: 'moderation.decide' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' } },
  params: ofThing,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/**
 * A second call replaces the testimony. The first one restarts the prayer's time on the wall. A testimony waits for
 * approval where prayers do.
 */
export const answerPrayer = defineEndpoint({
  id: 'answerPrayer',
  method: 'PUT',
  path: '/oracao/{id}/resposta',
  summary: "Marks one of the caller's prayers as answered",
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
  summary: "Restarts the time of one of the caller's prayers on the wall; possible once",
  ...byMember,
  about: { prayer: 'id', of: 'author' },
  module: 'MOD_MURAL_ORACAO',
  example: { params: { id: '1' } },
  params: ofThing,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'NOT_RENEWABLE'],
})
