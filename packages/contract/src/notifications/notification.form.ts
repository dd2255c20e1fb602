import * as z from 'zod/mini'
import { filled } from '../fields.ts'
import { writtenMoment } from '../written-moment.ts'
import { notificationSchema, notificationTypes } from './notification.endpoints.ts'

/** A notification to everyone in a church as staff write it. */
export const notificationForm = z.strictObject({
  ...z.pick(notificationSchema, { idEntidadeRelacionada: true }).shape,
  titulo: filled(200),
  corpo: filled(4000),
  tipo: z.nullable(z.enum(notificationTypes)),
  dataCadastro: writtenMoment,
})
