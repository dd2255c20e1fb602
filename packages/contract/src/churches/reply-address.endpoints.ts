import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { opaqueToken } from '../fields.ts'
import { replyConfirmationSchema } from './sender.settings.ts'

const atOffice = { surface: 'office', church: 'host', about: 'none' } as const

/** The link of the former mail is void. A repetition within a minute sends nothing. NOT_FOUND where no address waits. */
export const resendReplyConfirmation = defineEndpoint({
  ...atOffice,
  id: 'resendReplyConfirmation',
  method: 'POST',
  path: '/escritorio/remetente/confirmacao/envio',
  summary: 'Mails the link again with which the reply address is confirmed',
  access: { permission: 'settings' },
  example: {},
  responses: { 200: replyConfirmationSchema },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** For the person who reads the mailbox: the code is their right. INVALID_CODE for one that was used, replaced or has expired. */
export const confirmReplyAddress = defineEndpoint({
  ...atOffice,
  id: 'confirmReplyAddress',
  method: 'POST',
  path: '/escritorio/remetente/confirmacao',
  summary: "Confirms the reply address of the church's mails by the code of the mail to it",
  access: 'public',
  example: { body: { codigo: 'code-of-the-email' } },
  body: z.strictObject({ codigo: opaqueToken }),
  responses: { 200: z.strictObject({ responderPara: z.string() }) },
  errors: ['INVALID_CODE'],
})
