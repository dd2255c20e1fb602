import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { nothingSchema } from '../fields.ts'
import { invitationCode, readingCircleSchema, subscriptionId } from './reading-plan.schemas.ts'

/*
 * Reading together. A subscription may be in one circle; who reads in it sees the progress of those who show it. Minors
 * neither invite nor join: PLAN_NO_MINORS. NOT_FOUND for another member's subscription, and for one without a circle.
 */

const path = '/user/plano-leitura/{assinatura}/roda'
const mine = {
  access: 'login',
  church: 'host',
  about: { planSubscription: 'assinatura', of: 'author' },
  params: z.strictObject({ assinatura: subscriptionId }),
} as const
const example = { params: { assinatura: '6f0c3b52-1d2e-4f3a-8b4c-5d6e7f801234' } } as const
const answers = { 200: readingCircleSchema } as const

export const getReadingCircle = defineEndpoint({
  ...mine,
  id: 'getReadingCircle',
  method: 'GET',
  path,
  summary: 'Who reads a plan together with the caller',
  example,
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** Begins a circle where there is none. An invitation that was made before is revoked. */
export const inviteToCircle = defineEndpoint({
  ...mine,
  id: 'inviteToCircle',
  method: 'POST',
  path: `${path}/convite`,
  summary: 'Makes an invitation to read a plan together',
  example,
  responses: answers,
  errors: ['NOT_FOUND', 'PLAN_NO_MINORS'],
})

/** Idempotent. Only who began the circle. */
export const revokeInvitation = defineEndpoint({
  ...mine,
  id: 'revokeInvitation',
  method: 'DELETE',
  path: `${path}/convite`,
  summary: 'Revokes the invitation to a circle',
  example,
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** Idempotent. NOT_FOUND also for an invitation that is revoked, forged, or for another plan. */
export const joinCircle = defineEndpoint({
  ...mine,
  id: 'joinCircle',
  method: 'POST',
  path: `${path}/entrada`,
  summary: 'Joins a circle by its invitation',
  example: { ...example, body: { convite: 'AAAAAAAAAAAAAAAAAAAAAA.1.AAAAAAAAAAAAAAAAAAAAAA' } },
  body: z.strictObject({ convite: invitationCode }),
  responses: answers,
  errors: ['NOT_FOUND', 'LIMIT_REACHED', 'PLAN_NO_MINORS'],
})

export const setProgressShown = defineEndpoint({
  ...mine,
  id: 'setProgressShown',
  method: 'PUT',
  path: `${path}/progresso`,
  summary: "Shows the caller's progress to the circle, or hides it",
  example: { ...example, body: { flagMostraProgresso: true } },
  body: z.strictObject({ flagMostraProgresso: z.boolean() }),
  responses: answers,
  errors: ['NOT_FOUND'],
})

/** The plan goes on alone. Idempotent. */
export const leaveCircle = defineEndpoint({
  ...mine,
  id: 'leaveCircle',
  method: 'DELETE',
  path,
  summary: 'Leaves a circle',
  example,
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
