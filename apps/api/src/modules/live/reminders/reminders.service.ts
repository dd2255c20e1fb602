import { DomainError } from '../../../platform/errors/domain-error.ts'
import type { MemberCall } from '../../../platform/http/route.ts'
import { enqueue } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import type { ChurchCall } from '../../../platform/work/transactions.ts'
import { notifyMembers } from '../../notifications/personal.service.ts'
import { type BroadcastRow, findBroadcast } from '../broadcasts/broadcasts.queries.ts'
import { reminderQueue } from '../broadcasts/live.jobs.ts'
import { requireBroadcast } from '../broadcasts/require-broadcast.service.ts'
import { deleteReminder, hasReminder, insertReminder, listReminded } from './reminders.queries.ts'

const minutesBefore = 15
const membersAtOnce = 200

const reminderTime = ({ inicio }: Pick<BroadcastRow, 'inicio'>) => new Date(inicio.getTime() - minutesBefore * 60_000)
const isAhead = ({ estado, inicio }: BroadcastRow, now: Date) =>
  (estado === 'AGENDADA' || estado === 'ABERTA') && inicio > now

/** Plans the reminders of a broadcast. One that was moved is planned again, and its old job finds nothing to do. */
export async function planReminders(work: ChurchWork, row: BroadcastRow): Promise<void> {
  const startAfter = reminderTime(row)
  if (!isAhead(row, work.now) || startAfter <= work.now) return
  const options = { startAfter, singletonKey: `${row.id}-${startAfter.getTime()}` }
  await enqueue(work, reminderQueue, { transmissao: row.id }, options)
}

/** Notifies those who asked for it, each once. */
export async function sendReminders(call: ChurchCall, id: number): Promise<void> {
  for (let after = 0; ; ) {
    const last = await call.inChurch(async (work) => {
      const row = await findBroadcast(work, id)
      if (!row || !isAhead(row, work.now) || reminderTime(row) > work.now) return undefined
      const to = await listReminded(work, id, { after, limit: membersAtOnce })
      await notifyMembers(work, {
        to,
        tipo: 'CULTO',
        idEntidadeRelacionada: id,
        chave: `transmissao-${id}`,
        message: 'serviceSoon',
        values: { title: row.titulo },
      })
      return to.at(-1)
    })
    if (last === undefined) return
    after = last
  }
}

export async function getReminder({ inChurch, actor }: MemberCall, id: number): Promise<{ flagLembrete: boolean }> {
  return inChurch(async (work) => {
    await requireBroadcast(work, id)
    return { flagLembrete: await hasReminder(work, id, actor.memberId) }
  })
}

/** Idempotent. */
export async function remindOfBroadcast({ inChurch, actor }: MemberCall, id: number): Promise<void> {
  await inChurch(async (work) => {
    const row = await requireBroadcast(work, id)
    if (!isAhead(row, work.now)) throw new DomainError('REMINDER_TOO_LATE')
    await insertReminder(work, id, actor.memberId)
  })
}

/** Idempotent. */
export async function forgetReminder({ inChurch, actor }: MemberCall, id: number): Promise<void> {
  await inChurch(async (work) => {
    await requireBroadcast(work, id)
    await deleteReminder(work, id, actor.memberId)
  })
}
