import { notificationForm } from '@narthex/contract/notifications/notification.form'
import type * as z from 'zod/mini'
import type { MemberCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { edit } from '../../platform/work/edit.ts'
import { insertNotification } from './notifications.queries.ts'
import { notificationRecord } from './notifications.records.ts'
import { newsForAll } from './notifications.signals.ts'
import { distributionQueue } from './push.jobs.ts'
import { isFresh } from './push-delivery.rules.ts'

/**
 * Publishes a notification to everyone in the church and returns its id. A job pushes it to devices that want its kind;
 * old notifications are not pushed.
 */
export async function publishNotification(call: MemberCall, given: z.input<typeof notificationForm>): Promise<number> {
  const row = validate(notificationForm, given)
  return edit(call, { act: 'NOTIFICATION_SENT', isPublic: true }, async ({ work, made }) => {
    const notificacao = await insertNotification(work, { ...row, dataUltimaAlteracao: row.dataCadastro })
    made(notificationRecord(notificacao), { notificacao })
    work.stream(newsForAll)
    if (isFresh(row.dataCadastro, work.now)) await enqueue(work, distributionQueue, { notificacao })
    return notificacao
  })
}
