import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { id, instant, pageNumber, pageSize, reference, text } from '../fields.ts'
import { notificationsPerPage } from '../limits.ts'

export const notificationTypes = ['CULTO', 'EVENTO', 'EBD', 'NOTICIA', 'DEVOCIONAL'] as const

export const notificationSchema = z.strictObject({
  id,
  titulo: text(200),
  corpo: text(4000),
  dataCadastro: instant,
  dataUltimaAlteracao: instant,
  /** Null for a plain message, which leads to no page. */
  tipo: z.nullable(z.strictObject({ codigo: z.enum(notificationTypes) })),
  igreja: z.strictObject({ codigo: z.string() }),
  idEntidadeRelacionada: z.nullable(id),
})
export type Notification = z.infer<typeof notificationSchema>

export const listNotifications = defineEndpoint({
  id: 'listNotifications',
  method: 'GET',
  path: '/igreja/{id}/notificacao/',
  summary: "A church's notifications to everyone, newest first",
  access: 'public',
  church: { param: 'id' },
  about: 'none',
  example: { params: { id: 'videira' } },
  keep: 'until-content-changes',
  params: z.strictObject({ id: reference }),
  query: z.strictObject({
    page: z._default(pageNumber, 1),
    limit: z._default(pageSize(notificationsPerPage.largest), notificationsPerPage.usual),
  }),
  responses: {
    200: z.strictObject({ itens: z.array(notificationSchema), page: z.int(), limit: z.int(), total: z.int() }),
  },
})
