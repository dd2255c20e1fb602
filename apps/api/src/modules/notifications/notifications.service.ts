import {
  type Notification,
  notificationSchema,
  notificationTypes,
} from '@narthex/contract/notifications/notification.endpoints'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { countNotifications, insertNotification, listNotifications } from './notifications.queries.ts'

export interface NotificationPage {
  readonly itens: Notification[]
  readonly page: number
  readonly limit: number
  readonly total: number
}

/** What the church told everyone, newest first; `page` counts from 1. A page past the end is empty, its total true. */
export async function pageOfNotifications(
  { database }: Platform,
  scope: ChurchScope,
  { page, limit }: { page: number; limit: number },
): Promise<NotificationPage> {
  return database.inScope(scope, async (tx) => {
    const rows = await listNotifications(scope, tx, limit, (page - 1) * limit)
    const total = rows[0]?.total ?? (page === 1 ? 0 : await countNotifications(scope, tx))
    const itens = rows.map(({ notificacao: { tipo, dataCadastro, dataUltimaAlteracao, igrejaId: _, ...fields } }) => ({
      ...fields,
      dataCadastro: dataCadastro.toISOString(),
      dataUltimaAlteracao: dataUltimaAlteracao.toISOString(),
      tipo: tipo === null ? null : { codigo: tipo as (typeof notificationTypes)[number] },
      igreja: { codigo: scope.codigo },
    }))
    return { itens, page, limit, total }
  })
}

const announceInput = z.strictObject({
  ...z.pick(notificationSchema, { idEntidadeRelacionada: true }).shape,
  titulo: notificationSchema.shape.titulo.check(z.minLength(1)),
  corpo: notificationSchema.shape.corpo.check(z.minLength(1)),
  tipo: z.nullable(z.enum(notificationTypes)),
  dataCadastro: z.date(),
})

/** Tells everyone of the church something. Throws VALIDATION. */
export async function announce(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof announceInput>,
): Promise<void> {
  const row = validate(announceInput, given)
  await editChurch(platform, scope, (tx) =>
    insertNotification(scope, tx, { ...row, dataUltimaAlteracao: row.dataCadastro }),
  )
}
