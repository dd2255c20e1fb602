import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText } from '../fields.ts'
import { holderSchema } from './ticket.schemas.ts'

/** Someone whom the caller registered before. */
export const formerHolderSchema = z.omit(holderSchema, { consentimento: true, consentimentoEm: true })
export type FormerHolder = z.infer<typeof formerHolderSchema>

/** A person's last registrations are shown for so many people (ours): a family and its friends. */
export const mostFormerHolders = 12

/**
 * Their latest details, and what they answered to questions of the same text and kind as those of this event. Files and
 * consents are never among them.
 */
export const listFormerHolders = defineEndpoint({
  id: 'listFormerHolders',
  method: 'GET',
  path: '/usuario/{userId}/evento/{eventId}/participante/',
  summary: 'The people whom the caller registered before, to fill the form of an event with',
  access: 'login',
  church: 'host',
  about: { member: 'userId' },
  module: 'MOD_EVENTO',
  example: { params: { userId: '1', eventId: '1' } },
  params: z.strictObject({ userId: idText, eventId: idText }),
  responses: { 200: z.array(formerHolderSchema) },
  errors: ['NOT_FOUND'],
})
