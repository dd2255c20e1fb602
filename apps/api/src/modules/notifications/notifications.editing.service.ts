import { moment } from '@narthex/contract/fields'
import { notificationSchema, notificationTypes } from '@narthex/contract/notifications/notification.endpoints'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import { editChurch } from '../../platform/tenancy/edit.ts'
import type { ChurchScope } from '../../platform/tenancy/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { insertNotification } from './notifications.queries.ts'
import { distributionQueue } from './push.jobs.ts'
import { isFresh } from './push-delivery.rules.ts'

const announceInput = z.strictObject({
  ...z.pick(notificationSchema, { idEntidadeRelacionada: true }).shape,
  titulo: notificationSchema.shape.titulo.check(z.minLength(1)),
  corpo: notificationSchema.shape.corpo.check(z.minLength(1)),
  tipo: z.nullable(z.enum(notificationTypes)),
  dataCadastro: moment,
})

/**
 * Tells everyone of the church something and gives its id: at once in the list, and by a job on the devices of those
 * who want to hear of its kind; what is days old already is not pushed. `by` is the login of who tells it, null for the
 * operator of the product; the audit log keeps it. Throws VALIDATION.
 */
export async function announce(
  platform: Platform,
  scope: ChurchScope,
  given: z.input<typeof announceInput>,
  by: number | null = null,
): Promise<number> {
  const row = validate(announceInput, given)
  return editChurch(platform, scope, async (tx) => {
    const id = await insertNotification(scope, tx, { ...row, dataUltimaAlteracao: row.dataCadastro })
    const detalhes = { notificacao: id }
    await recordAct(platform, scope, tx, { acao: 'NOTIFICATION_SENT', contaId: by, detalhes })
    if (isFresh(row.dataCadastro, platform.clock())) await platform.jobs.enqueue(scope, tx, distributionQueue, detalhes)
    return id
  })
}
