import { moment } from '@narthex/contract/fields'
import { notificationSchema, notificationTypes } from '@narthex/contract/notifications/notification.endpoints'
import * as z from 'zod/mini'
import { validate } from '../../platform/http/validate.ts'
import type { AccountId } from '../../platform/ids.ts'
import type { Needs } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { recordAct } from '../audit/audit.service.ts'
import { insertNotification } from './notifications.queries.ts'
import { newsForAll } from './notifications.signals.ts'
import { distributionQueue } from './push.jobs.ts'
import { isFresh } from './push-delivery.rules.ts'

export const announceInput = z.strictObject({
  ...z.pick(notificationSchema, { idEntidadeRelacionada: true }).shape,
  titulo: notificationSchema.shape.titulo.check(z.minLength(1)),
  corpo: notificationSchema.shape.corpo.check(z.minLength(1)),
  tipo: z.nullable(z.enum(notificationTypes)),
  dataCadastro: moment,
})

/**
 * Publishes a notification to everyone in the church and returns its id. A job pushes it to devices that want its kind;
 * old notifications are not pushed. `by` is the account id for the audit log, null for the operator. Throws VALIDATION.
 */
export async function publishNotification(
  platform: Needs<'clock' | 'jobs' | 'keys' | 'transactions'>,
  scope: ChurchScope,
  given: z.input<typeof announceInput>,
  by: AccountId | null = null,
): Promise<number> {
  const row = validate(announceInput, given)
  return platform.transactions.editSite(scope, async (work) => {
    const id = await insertNotification(work, { ...row, dataUltimaAlteracao: row.dataCadastro })
    const detalhes = { notificacao: id }
    await recordAct(platform, work, { acao: 'NOTIFICATION_SENT', accountId: by, detalhes })
    work.stream(newsForAll)
    if (isFresh(row.dataCadastro, platform.clock())) await platform.jobs.enqueue(work, distributionQueue, detalhes)
    return id
  })
}
