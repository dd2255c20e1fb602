import { hourMs } from '@narthex/contract/durations'
import { enqueueAll } from '../../../platform/jobs/jobs.ts'
import type { ChurchWork } from '../../../platform/work/church-work.ts'
import { ticketMailQueue } from '../registrations/ticket-mails.jobs.ts'

/** How long before the event its holders are reminded. */
const reminderHours = [24, 2]

/** Queues the reminders of purchases for when their event begins. Those for an earlier plan find that it changed. */
export async function planReminders(work: ChurchWork, codes: readonly string[], start: Date): Promise<void> {
  const inicio = start.toISOString()
  for (const hours of reminderHours) {
    const startAfter = new Date(start.getTime() - hours * hourMs)
    if (startAfter <= work.now) continue
    const reminders = codes.map((inscricao) => ({
      data: { tipo: 'LEMBRETE' as const, inscricao, inicio },
      startAfter,
      singletonKey: `lembrete-${hours}-${inscricao}-${inicio}`,
    }))
    await enqueueAll(work, ticketMailQueue, reminders)
  }
}
