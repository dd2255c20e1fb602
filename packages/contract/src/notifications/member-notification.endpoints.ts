import * as z from 'zod/mini'
import { nothingSchema } from '../auth/auth.schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import { idText, instant, pageSize, time } from '../fields.ts'
import { notificationsPerPage } from '../limits.ts'
import { notificationSchema, notificationTypes } from './notification.endpoints.ts'

const mine = { access: 'login', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })

/** What a church tells single members, of what they do with others. */
export const personalTypes = ['CELULA', 'ORACAO'] as const
export type PersonalType = (typeof personalTypes)[number]

/** `AVISO`: a plain message, which has no type on the wire. */
export const notificationKinds = [...notificationTypes, ...personalTypes, 'AVISO'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** A notification as a member gets it: told to everyone, or to them. */
export const memberNotificationSchema = z.strictObject({
  ...notificationSchema.shape,
  tipo: z.nullable(z.strictObject({ codigo: z.enum([...notificationTypes, ...personalTypes]) })),
  igreja: z.strictObject({ codigo: z.string(), nome: z.string() }),
  flagLida: z.boolean(),
})
export type MemberNotification = z.infer<typeof memberNotificationSchema>

/** Says where a page of the list ended: when, at which church, and which one it was. */
const cursor = z.string().check(z.regex(/^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_\d{1,9}_\d{1,9}$/))

export const listMemberNotifications = defineEndpoint({
  id: 'listMemberNotifications',
  method: 'GET',
  path: '/user/{id}/notificacao',
  summary: 'What a person’s churches told everyone or them, newest first: this one, and theirs of its organisation',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  query: z.strictObject({
    antes: z.optional(cursor),
    limit: z._default(pageSize(notificationsPerPage.largest), notificationsPerPage.usual),
  }),
  responses: {
    200: z.strictObject({
      itens: z.array(memberNotificationSchema),
      /** For `antes`, of the page that follows; null at the end. */
      proximo: z.nullable(z.string()),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const countNewNotifications = defineEndpoint({
  id: 'countNewNotifications',
  method: 'GET',
  path: '/user/{id}/notificacao/novas',
  summary: 'How many notifications a person has not read yet; at most 100 are counted of each church',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.strictObject({ novas: z.int() }) },
  errors: ['NOT_FOUND'],
})

/** A mark that only moves forward: what was read stays read, in whatever order devices tell of it. */
export const markNotificationsRead = defineEndpoint({
  id: 'markNotificationsRead',
  method: 'PUT',
  path: '/user/{id}/notificacao/leitura',
  summary: 'Says until when a person has read their notifications',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, body: { ate: '2026-01-01T00:00:00Z' } },
  params: ofUser,
  body: z.strictObject({ ate: instant }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

const kind = z.enum(notificationKinds)

/** Hours without a sound, on the clocks of wherever the device is; they may reach over midnight. */
const quietHours = z
  .strictObject({ inicio: time, fim: time })
  .check(z.refine(({ inicio, fim }) => inicio !== fim, { error: 'They end where they begin', path: ['fim'] }))

export const notificationChoicesSchema = z.strictObject({
  /** The kinds that are not pushed; they stay in the list. */
  tiposDesligados: z.array(kind).check(z.refine((kinds) => new Set(kinds).size === kinds.length, 'Each at most once')),
  /** Null for none. What comes meanwhile is pushed when they end. */
  silencio: z.nullable(quietHours),
})
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>

export const getNotificationChoices = defineEndpoint({
  id: 'getNotificationChoices',
  method: 'GET',
  path: '/user/{id}/notificacao/escolhas',
  summary: 'How a person wants to hear of notifications',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: notificationChoicesSchema },
  errors: ['NOT_FOUND'],
})

export const setNotificationChoices = defineEndpoint({
  id: 'setNotificationChoices',
  method: 'PUT',
  path: '/user/{id}/notificacao/escolhas',
  summary: 'Chooses how a person hears of notifications',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, body: { tiposDesligados: ['EBD'], silencio: null } },
  params: ofUser,
  body: notificationChoicesSchema,
  responses: { 200: notificationChoicesSchema },
  errors: ['NOT_FOUND'],
})
