import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema, reference } from '../fields.ts'
import { code } from '../validation/codes.ts'
import { email, required } from '../validation/text.ts'
import { cardFormSchema, cardToken, cardTokenSchema, savedCardSchema } from './card.schemas.ts'
import { isCardHolder } from './card-rules.ts'
import { holderRules } from './holder-rules.ts'
import { holderFields } from './payer-fields.ts'

const login = { access: 'login' } as const
const exampleId = '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b'
const saveErrors = ['INVALID_CARD_TOKEN', 'LIMIT_REACHED', 'NOT_FOUND'] as const
const tokenErrors = ['CARD_REFUSED', 'EVT_REG_010', 'GATEWAY_UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const
const cardBody = z.strictObject({ token: cardToken })

/** Grouped by gateway, the default card first (specification §3). */
export const listMemberCards = defineEndpoint({
  ...login,
  id: 'listMemberCards',
  method: 'GET',
  path: '/usuario/{slug}/{userId}/cartoes',
  summary: "The caller's saved cards at a church, by gateway",
  church: { param: 'slug' },
  about: { member: 'userId' },
  example: { params: { slug: 'videira', userId: '1' } },
  params: z.strictObject({ slug: reference, userId: idText }),
  responses: {
    200: z.array(
      z.strictObject({
        idGatewayPagamento: savedCardSchema.shape.idGatewayPagamento,
        cartoes: z.array(savedCardSchema),
      }),
    ),
  },
})

/** Saves by the token of `createCardToken`. The same card is saved once. */
export const saveMemberCard = defineEndpoint({
  ...login,
  id: 'saveMemberCard',
  method: 'POST',
  path: '/usuario-cartao-gateway-pagamento/',
  summary: 'Saves a card of the caller',
  church: { query: 'igreja' },
  about: 'caller',
  example: { query: { igreja: 'videira' }, body: { token: 'dG9rZW4' } },
  query: z.strictObject({ igreja: reference }),
  body: cardBody,
  responses: { 200: savedCardSchema },
  errors: saveErrors,
})

export const removeMemberCard = defineEndpoint({
  ...login,
  id: 'removeMemberCard',
  method: 'DELETE',
  path: '/usuario-cartao-gateway-pagamento/{id}',
  summary: "Removes one of the caller's saved cards, here and at its gateway",
  church: 'host',
  about: { paymentCard: 'id', of: 'author' },
  example: { params: { id: exampleId } },
  params: z.strictObject({ id: z.uuid() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

export const setDefaultCard = defineEndpoint({
  ...login,
  id: 'setDefaultCard',
  method: 'PUT',
  path: '/usuario-cartao-gateway-pagamento/{id}/padrao',
  summary: "Makes one of the caller's saved cards the default",
  church: 'host',
  about: { paymentCard: 'id', of: 'author' },
  example: { params: { id: exampleId } },
  params: z.strictObject({ id: z.uuid() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/* The same by the paths of the backend for frontend (specification §7). */

const byUuid = { church: { param: 'churchUuid' } } as const
const ofChurch = z.strictObject({ churchUuid: reference })

export const listCards = defineEndpoint({
  ...login,
  ...byUuid,
  id: 'listCards',
  method: 'GET',
  path: '/general/payment/church/{churchUuid}/card',
  isBff: true,
  summary: "The caller's saved cards at a church, the default one first",
  about: 'caller',
  example: { params: { churchUuid: 'videira' } },
  params: ofChurch,
  responses: { 200: z.array(savedCardSchema) },
})

export const saveCard = defineEndpoint({
  ...login,
  ...byUuid,
  id: 'saveCard',
  method: 'POST',
  path: '/general/payment/church/{churchUuid}/card',
  isBff: true,
  summary: 'Saves a card of the caller at a church',
  about: 'caller',
  example: { params: { churchUuid: 'videira' }, body: { token: 'dG9rZW4' } },
  params: ofChurch,
  body: cardBody,
  responses: { 200: savedCardSchema },
  errors: saveErrors,
})

export const removeCard = defineEndpoint({
  ...login,
  ...byUuid,
  id: 'removeCard',
  method: 'DELETE',
  path: '/general/payment/church/{churchUuid}/card/{cardUuid}',
  isBff: true,
  summary: "Removes one of the caller's saved cards at a church",
  about: { paymentCard: 'cardUuid', of: 'author' },
  example: { params: { churchUuid: 'videira', cardUuid: exampleId } },
  params: z.strictObject({ churchUuid: reference, cardUuid: z.uuid() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

/**
 * Passes a typed card to the church's gateway and answers a token that stands for it for half an hour. Nothing of the card
 * is stored, logged or repeated in an error. The card's fields are checked again by the handler (`typedCard`), which knows
 * the day in the church's time zone. Some gateways ask who holds the card (`dadosNecessarios` of `prepareCard`): of what is
 * left out, a member's own data are taken; EVT_REG_026 where something is missing then, with the fields as its details.
 */
export const createCardToken = defineEndpoint({
  id: 'createCardToken',
  method: 'POST',
  path: '/general/payment/church/{id}/card/token',
  isBff: true,
  summary: 'Exchanges a card for a token',
  access: 'public',
  church: { param: 'id' },
  about: 'none',
  example: {
    params: { id: 'videira' },
    body: { titular: 'ANA SOUZA', numero: '4111111111111111', validade: '12/2039', cvv: '123' },
  },
  params: z.strictObject({ id: reference }),
  body: z.strictObject({
    titular: z.string().check(z.maxLength(60)),
    numero: z.string().check(z.maxLength(32)),
    validade: z.string().check(z.maxLength(10)),
    cvv: z.string().check(z.maxLength(4)),
    documento: z.optional(holderRules.documento),
    email: z.optional(holderRules.email),
    telefone: z.optional(holderRules.telefone),
    cep: z.optional(holderRules.cep),
    numeroEndereco: z.optional(holderRules.numeroEndereco),
  }),
  responses: { 200: cardTokenSchema },
  errors: [...tokenErrors, 'EVT_REG_026'],
})

/**
 * How the church's gateway wants a card: `null` means our own form and `createCardToken`. Otherwise the gateway's script
 * or its own address takes the card from the browser, and `finishCard` exchanges what that leaves behind.
 */
export const prepareCard = defineEndpoint({
  id: 'prepareCard',
  method: 'POST',
  path: '/general/payment/church/{id}/card/form',
  isBff: true,
  summary: 'What the browser needs for a card form',
  access: 'public',
  church: { param: 'id' },
  about: 'none',
  example: {
    params: { id: 'videira' },
    body: { nome: 'Ana Souza', email: 'ana@example.org' },
  },
  params: z.strictObject({ id: reference }),
  body: z.strictObject({ nome: required(120), email }),
  responses: {
    200: z.strictObject({
      formulario: z.nullable(cardFormSchema),
      /** Data of the card's holder that `createCardToken` needs. */
      dadosNecessarios: z.array(z.enum(holderFields)),
    }),
  },
  errors: ['EVT_REG_010', 'GATEWAY_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
})

export const finishCard = defineEndpoint({
  id: 'finishCard',
  method: 'POST',
  path: '/general/payment/church/{id}/card/form/token',
  isBff: true,
  summary: "Exchanges a card that the gateway's own form has taken for a token",
  access: 'public',
  church: { param: 'id' },
  about: 'none',
  example: {
    params: { id: 'videira' },
    body: { referencia: 'seti_1', titular: 'ANA SOUZA', validadeMes: 12, validadeAno: 2039 },
  },
  params: z.strictObject({ id: reference }),
  body: z.strictObject({
    referencia: z.string().check(z.minLength(1), z.maxLength(500), z.regex(/^[\w-]+$/)),
    titular: z.string().check(z.trim(), z.refine(isCardHolder, code('CARD_HOLDER'))),
    validadeMes: z.int().check(z.gte(1), z.lte(12)),
    validadeAno: z.int().check(z.gte(2000), z.lte(2200)),
  }),
  responses: { 200: cardTokenSchema },
  errors: tokenErrors,
})
