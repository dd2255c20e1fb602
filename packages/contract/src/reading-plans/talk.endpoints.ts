import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { filled, instant, nothingSchema, pageSize } from '../fields.ts'
import { planLimits } from './plan-limits.ts'
import { subscriptionId } from './reading-plan.schemas.ts'

/*
 * The conversation of a circle about the reading of a day. Its readers alone see it. NOT_FOUND for another member's
 * subscription, and for one without a circle.
 */

const path = '/user/plano-leitura/{assinatura}/roda/conversa'
const mine = {
  access: 'login',
  church: 'host',
  about: { planSubscription: 'assinatura', of: 'author' },
  params: z.strictObject({ assinatura: subscriptionId }),
} as const
const assinatura = '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234'
const mensagem = '0b9f3f0e-8f0c-4a57-9a51-7a1f5e1c2d3b'
const day = z.int().check(z.gte(1), z.lte(planLimits.dias))

export const talkMessageSchema = z.strictObject({
  uuid: z.uuid(),
  nome: z.nullable(z.string()),
  imagem: z.nullable(z.string()),
  flagMinha: z.boolean(),
  texto: z.string(),
  dataCadastro: instant,
})
export type TalkMessage = z.infer<typeof talkMessageSchema>

export const listPlanTalk = defineEndpoint({
  ...mine,
  id: 'listPlanTalk',
  method: 'GET',
  path,
  summary: "What a circle's readers wrote about a day, oldest first",
  example: { params: { assinatura }, query: { dia: '1' } },
  query: z.strictObject({ dia: pageSize(planLimits.dias) }),
  responses: { 200: z.array(talkMessageSchema) },
  errors: ['NOT_FOUND'],
})

/** Idempotent by `uuid`. LIMIT_REACHED where the day has as many messages as it may. Adults only: PLAN_NO_MINORS. */
export const addToPlanTalk = defineEndpoint({
  ...mine,
  id: 'addToPlanTalk',
  method: 'POST',
  path,
  summary: "Writes to a circle's readers about a day",
  example: { params: { assinatura }, body: { uuid: mensagem, dia: 1, texto: 'O versículo 5 ficou comigo.' } },
  body: z.strictObject({ uuid: z.uuid(), dia: day, texto: filled(planLimits.conversa) }),
  responses: { 201: talkMessageSchema },
  errors: ['NOT_FOUND', 'LIMIT_REACHED', 'PLAN_NO_MINORS', 'TOO_MANY_REQUESTS'],
})

/** One's own message, and any for the member who began the circle. Idempotent. */
export const removeFromPlanTalk = defineEndpoint({
  ...mine,
  id: 'removeFromPlanTalk',
  method: 'DELETE',
  path: `${path}/{mensagem}`,
  summary: "Removes a message of a circle's conversation",
  example: { params: { assinatura, mensagem } },
  params: z.strictObject({ assinatura: subscriptionId, mensagem: z.uuid() }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
