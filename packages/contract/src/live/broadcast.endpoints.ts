import * as z from 'zod/mini'
import { calendarDownload } from '../download.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, nothingSchema, reference, text } from '../fields.ts'
import { phone } from '../validation/phone.ts'
import { email, required } from '../validation/text.ts'
import { ownUuid } from '../versions.ts'
import { broadcastItemSchema, broadcastNowSchema, broadcastSchema } from './broadcast.schemas.ts'

const module = 'MOD_CULTO'
const bySlug = { access: 'public', church: { param: 'slug' }, about: 'none' } as const
const slugParams = z.strictObject({ slug: reference })
const ofBroadcast = z.strictObject({ slug: reference, id: idText })
const slugExample = { params: { slug: 'videira' } }
const example = { params: { slug: 'videira', id: '1' } }

/** Lists broadcasts that were not canceled. Past ones are the latest that were held, with or without a replay. */
export const listBroadcasts = defineEndpoint({
  ...bySlug,
  id: 'listBroadcasts',
  method: 'GET',
  path: '/igreja/{slug}/transmissao/',
  summary: "A church's broadcasts: those that are open or live, those to come soonest first, past ones latest first",
  module,
  example: slugExample,
  params: slugParams,
  responses: {
    200: z.strictObject({
      agora: z.array(broadcastItemSchema),
      proximas: z.array(broadcastItemSchema),
      anteriores: z.array(broadcastItemSchema),
    }),
  },
  keep: 'until-content-changes',
})

/** Broadcasts of the site's frame: they cost no statement. At most four; what is live or open comes first. */
export const listNearBroadcasts = defineEndpoint({
  ...bySlug,
  id: 'listNearBroadcasts',
  method: 'GET',
  path: '/igreja/{slug}/transmissao-atual/',
  summary: 'The broadcasts that are live, open or next, as the header and the home show them',
  module: { flag: module, whenOff: 'empty' },
  example: slugExample,
  params: slugParams,
  responses: { 200: z.array(broadcastItemSchema) },
  keep: 'until-content-changes',
})

export const getBroadcast = defineEndpoint({
  ...bySlug,
  id: 'getBroadcast',
  method: 'GET',
  path: '/igreja/{slug}/transmissao/{id}/',
  summary: 'A broadcast, also a past one',
  module,
  example,
  params: ofBroadcast,
  responses: { 200: broadcastSchema },
  errors: ['NOT_FOUND'],
  keep: 'until-content-changes',
})

export const getBroadcastNow = defineEndpoint({
  ...bySlug,
  id: 'getBroadcastNow',
  method: 'GET',
  path: '/igreja/{slug}/transmissao/{id}/agora/',
  summary: 'What moves during a broadcast: viewers, outline, open moments. Events of `live:<id>` change it',
  module,
  example,
  params: ofBroadcast,
  responses: { 200: broadcastNowSchema },
  errors: ['NOT_FOUND'],
})

export const getBroadcastCalendar = defineEndpoint({
  ...bySlug,
  ...calendarDownload,
  id: 'getBroadcastCalendar',
  method: 'GET',
  path: '/igreja/{slug}/transmissao/{id}/calendario/',
  summary: 'A broadcast for a calendar; a canceled one leaves the calendar',
  module,
  example,
  params: ofBroadcast,
  errors: ['NOT_FOUND'],
})

/**
 * MAO takes no card and counts once per person: a member by their login, a guest by `chave`. CARTAO needs a name, and a
 * phone number or an e-mail address; a second one of the same person replaces the first. The others take no response:
 * they lead to another page.
 */
export const respondToMoment = defineEndpoint({
  id: 'respondToMoment',
  method: 'POST',
  path: '/transmissao/{id}/momento/{momentoId}/resposta/',
  summary: 'Raises a hand, or leaves a connect card',
  access: 'public',
  church: 'host',
  about: 'none',
  module,
  example: {
    params: { id: '1', momentoId: '1' },
    body: {
      chave: '3f2b8a1e-5c4d-4e6f-8a9b-0c1d2e3f4a5b',
      cartao: { nome: 'Davi Souza', email: 'davi@videira.example', mensagem: 'Quero conhecer a igreja' },
    },
  },
  params: z.strictObject({ id: idText, momentoId: idText }),
  body: z.strictObject({
    /** Made by the guest's browser and kept for the session. */
    chave: ownUuid,
    cartao: z.optional(
      z
        .strictObject({
          nome: required(120),
          email: z.optional(email),
          telefone: z.optional(phone),
          mensagem: z.optional(text(1000)),
        })
        .check(
          z.refine(({ email: mail, telefone }) => mail !== undefined || telefone !== undefined, {
            error: 'One of the two',
            path: ['email'],
          }),
        ),
    ),
  }),
  responses: { 200: z.strictObject({ maos: z.int() }) },
  errors: ['NOT_FOUND', 'MOMENT_CLOSED', 'TOO_MANY_REQUESTS'],
  asksCaptcha: true,
})

const mine = { access: 'login', church: 'host', about: 'caller', module } as const
const reminderPath = '/transmissao/{id}/lembrete/'
const ofReminder = { params: z.strictObject({ id: idText }), example: { params: { id: '1' } } } as const

export const getBroadcastReminder = defineEndpoint({
  ...mine,
  ...ofReminder,
  id: 'getBroadcastReminder',
  method: 'GET',
  path: reminderPath,
  summary: 'Whether the caller wants to be reminded of a broadcast',
  responses: { 200: z.strictObject({ flagLembrete: z.boolean() }) },
  errors: ['NOT_FOUND'],
})

/** Idempotent. A quarter of an hour before the start: a notification, pushed to the member's devices. */
export const remindOfBroadcast = defineEndpoint({
  ...mine,
  ...ofReminder,
  id: 'remindOfBroadcast',
  method: 'POST',
  path: reminderPath,
  summary: 'Reminds the caller before a broadcast begins',
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND', 'REMINDER_TOO_LATE'],
})

export const forgetBroadcastReminder = defineEndpoint({
  ...mine,
  ...ofReminder,
  id: 'forgetBroadcastReminder',
  method: 'DELETE',
  path: reminderPath,
  summary: 'Takes back a reminder',
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})
