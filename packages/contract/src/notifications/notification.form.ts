import * as z from 'zod/mini'
import { writtenMoment } from '../written-moment.ts'
import { notificationSchema, notificationTypes } from './notification.endpoints.ts'

/** A notification to everyone in a church as staff write it. */
export const notificationForm = z.strictObject({
  ...z.pick(notificationSchema, { idEntidadeRelacionada: true }).shape,
  titulo: notificationSchema.shape.titulo.check(z.minLength(1)),
  corpo: notificationSchema.shape.corpo.check(z.minLength(1)),
  tipo: z.nullable(z.enum(notificationTypes)),
  dataCadastro: writtenMoment,
})
