import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { idText, instant, nothingSchema, pageSize, time } from '../fields.ts'
import { notificationsPerPage } from '../limits.ts'
import { cursor } from '../paging.ts'
import { notificationSchema, notificationTypes } from './notification.endpoints.ts'

const mine = { access: 'login', church: 'host' } as const
const ofUser = z.strictObject({ id: idText })

/** Types of notifications to single members. */
export const personalTypes = ['CELULA', 'ORACAO', 'DOACAO', 'PLANO_LEITURA'] as const
export type PersonalType = (typeof personalTypes)[number]

/** `AVISO`: a plain message, which has no type on the wire. */
export const notificationKinds = [...notificationTypes, ...personalTypes, 'AVISO'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** A notification to a member: to everyone, or to this member only. */
export const memberNotificationSchema = z.strictObject({
  ...notificationSchema.shape,
  tipo: z.nullable(z.strictObject({ codigo: z.enum([...notificationTypes, ...personalTypes]) })),
  /** Id of a thing without a number: a recurring gift, a reading plan. */
  uuidEntidadeRelacionada: z.nullable(z.uuid()),
  igreja: z.strictObject({ codigo: z.string(), nome: z.string() }),
  flagLida: z.boolean(),
})
export type MemberNotification = z.infer<typeof memberNotificationSchema>

export const listMemberNotifications = defineEndpoint({
  id: 'listMemberNotifications',
  method: 'GET',
  path: '/user/{id}/notificacao',
  summary: "A person's notifications from this church and their other churches of its organisation, newest first",
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
      /** `antes` of the next page; null on the last page. */
      proximo: z.nullable(z.string()),
    }),
  },
  errors: ['NOT_FOUND'],
})

export const countNewNotifications = defineEndpoint({
  id: 'countNewNotifications',
  method: 'GET',
  path: '/user/{id}/notificacao/novas',
  summary: 'The number of unread notifications of a person; at most 100 are counted per church',
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: z.strictObject({ novas: z.int() }) },
  errors: ['NOT_FOUND'],
})

/** The mark only moves forward, so the order of calls from several devices does not matter. */
export const markNotificationsRead = defineEndpoint({
  id: 'markNotificationsRead',
  method: 'PUT',
  path: '/user/{id}/notificacao/leitura',
  summary: "Marks a person's notifications as read up to a time",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, body: { ate: '2026-01-01T00:00:00Z' } },
  params: ofUser,
  body: z.strictObject({ ate: instant }),
  responses: { 200: nothingSchema },
  errors: ['NOT_FOUND'],
})

const kind = z.enum(notificationKinds)

/** Hours in the device's time zone; may span midnight. */
const quietHours = z
  .strictObject({ inicio: time, fim: time })
  .check(z.refine(({ inicio, fim }) => inicio !== fim, { error: 'They end where they begin', path: ['fim'] }))

export const notificationChoicesSchema = z.strictObject({
  /** Kinds that are listed but not pushed. */
  tiposDesligados: z.array(kind).check(z.refine((kinds) => new Set(kinds).size === kinds.length, 'Each at most once')),
  /** Null without quiet hours. Notifications of the quiet hours are pushed when they end. */
  silencio: z.nullable(quietHours),
})
export type NotificationChoices = z.infer<typeof notificationChoicesSchema>

export const getNotificationChoices = defineEndpoint({
  id: 'getNotificationChoices',
  method: 'GET',
  path: '/user/{id}/notificacao/escolhas',
  summary: "A person's choices for notifications",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' } },
  params: ofUser,
  responses: { 200: notificationChoicesSchema },
})

export const setNotificationChoices = defineEndpoint({
  id: 'setNotificationChoices',
  method: 'PUT',
  path: '/user/{id}/notificacao/escolhas',
  summary: "Saves a person's choices for notifications",
  ...mine,
  about: { account: 'id' },
  example: { params: { id: '1' }, body: { tiposDesligados: ['EBD'], silencio: null } },
  params: ofUser,
  body: notificationChoicesSchema,
  responses: { 200: notificationChoicesSchema },
  errors: ['NOT_FOUND'],
})
